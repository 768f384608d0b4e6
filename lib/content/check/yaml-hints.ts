import type { YAMLError } from 'yaml'

/**
 * Puts `value` in the kind of quotation marks that it doesn't contain.
 * @example quote("{product}'s plans") // => `"{product}'s plans"`
 */
export function quote(value: string): string {
  return value.includes("'") ? `"${value.replaceAll('"', '\\"')}"` : `'${value}'`
}

type Value = { index: number; value: string }

/** Finds values and list entries that begin with a brace and have no quotation marks. */
export function findUnquotedBraces(text: string): Value[] {
  if (text.startsWith('{')) return [{ index: 0, value: text.replace(/\s+#.*/, '').trim() }]
  const inBrackets = /(?<=[[,][ \t]*)\{[^{}]*\}[^,\]]*/g
  const afterDash = /(?<=^[ \t]*-[ \t]+)\{.*/gm
  const found = text.matchAll(text.startsWith('[') ? inBrackets : afterDash)
  return Array.from(found, ({ 0: value, index }) => ({ index, value: value.trim() }))
}

/**
 * Describes a YAML error and what to write instead.
 * @param at where in `text`, the value of the field `name`, the parser stopped
 */
export function describeYamlError(
  { code, message }: YAMLError,
  name: string,
  text: string,
  at: number,
): { message: string; cure: string } {
  const value = text.trim()
  const [first = ''] = value
  const isQuoted = /^["']/.test(value)
  const quoted = `quote it: ${name}: ${quote(value.split('\n')[0] ?? '')}`
  if (code === 'BAD_SCALAR_START') {
    const entry = /^[^,\]\n]*/.exec(text.slice(at))?.[0].trim() ?? value
    const cure = at > 0 ? `quote it: ${quote(entry)}` : quoted
    return { message: `a value cannot begin with "${entry[0] ?? first}"`, cure }
  }
  if (isQuoted && code === 'MISSING_CHAR') {
    return { message: 'the quotation mark is never closed', cure: `write ${first} at the end of the value too` }
  }
  if (isQuoted && code === 'UNEXPECTED_TOKEN') {
    const [other, twice] = first === "'" ? ['"', "''"] : ["'", '\\"']
    const cure = `put the whole value between ${other}, or write ${twice} for a ${first} inside it`
    return { message: `words follow after the closing ${first}`, cure }
  }
  if (value.startsWith('['))
    return { message: 'the list is not closed as it should be', cure: `write ${name}: [first, second]` }
  if (/^[^\n]*: /.test(value)) return { message: 'the value holds a colon with a space after it', cure: quoted }
  return { message: `the field is not valid YAML: ${message}`, cure: `write it on one line, as in ${name}: value` }
}
