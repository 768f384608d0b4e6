import type { YAMLError } from 'yaml'

/**
 * `value` between quotation marks that it does not hold itself.
 * @example quote("{product}'s plans") // => `"{product}'s plans"`
 */
export function quote(value: string): string {
  return value.includes("'") ? `"${value.replaceAll('"', '\\"')}"` : `'${value}'`
}

/** Values, or elements of a list, that begin with a brace and stand without quotation marks. */
export function findUnquotedBraces(text: string): { index: number; value: string }[] {
  if (text.startsWith('{')) return [{ index: 0, value: text.replace(/\s+#.*/, '').trim() }]
  if (text.startsWith('[')) {
    return Array.from(text.matchAll(/(?<=[[,]\s*)(?<!\s)\s*(\{[^{}]*\}[^,\]]*)/g), ({ 0: whole, 1: value = '', index }) => ({
      index: index + whole.length - value.length,
      value: value.trim(),
    }))
  }
  return Array.from(text.matchAll(/(?<=^[ \t]*-[ \t]+)\{.*/gm), ({ 0: value, index }) => ({ index, value: value.trim() }))
}

/** A YAML error in words that tell what to write. */
export function describeYamlError(error: YAMLError, name: string, text: string): { message: string; cure: string } {
  const value = text.trim()
  const quoted = `quote the value: ${name}: ${quote(value.split('\n')[0] ?? '')}`
  const [first = ''] = value
  if (error.code === 'BAD_SCALAR_START') return { message: `a value cannot begin with "${first}"`, cure: quoted }
  if (error.code === 'MISSING_CHAR' && /^["']/.test(value)) {
    return { message: 'the quotation mark is never closed', cure: `write ${first} at the end of the value too` }
  }
  if (/^["']/.test(value) && error.code === 'UNEXPECTED_TOKEN') {
    const other = first === "'" ? '"' : "'"
    const cure = `put the whole value between ${other}, or write ${first === "'" ? "''" : '\\"'} for a ${first} inside it`
    return { message: `words follow after the closing ${first}`, cure }
  }
  if (value.startsWith('[')) return { message: 'the list is not closed as it should be', cure: `write ${name}: [first, second]` }
  if (/^[^\n]*: /.test(value)) return { message: 'the value holds a colon with a space after it', cure: quoted }
  return { message: `the field is not valid YAML: ${error.message}`, cure: `write it on one line, as in ${name}: value` }
}
