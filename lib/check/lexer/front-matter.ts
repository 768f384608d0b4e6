import { isAlias, isMap, isPair, type Node, parseDocument, type YAMLError } from 'yaml'
import type { Report } from '../report'
import { cover } from './input'

/** Where the text between the fences is: `start` and `end` are its offsets in the file, and `bodyStart` comes after the second fence. */
export type FrontMatter = { start: number; end: number; bodyStart: number }

/** A field as it's written. `node` is missing if its YAML is broken, which has already been reported. Offsets are those of the file. */
export type Field = { name: string; start: number; valueStart: number; node?: Node | null; text: string }

const fence = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?=\n|$)/

/** Finds the front matter and reports missing fences. If the second one is missing, everything up to the first blank line is read as fields. */
export function findFrontMatter(source: string, report: Report): FrontMatter | undefined {
  const [lead = ''] = /^(?:[ \t]*\n)*(?=---[ \t]*\n)/.exec(source) ?? []
  const text = source.slice(lead.length)
  if (!/^---[ \t]*\n/.test(text)) {
    const fix = 'begin the file with a line ---, one line per field such as title: …, and a line ---'
    report(0, 'the front matter is missing', fix)
    return undefined
  }
  const lateFix = 'remove the blank lines before it: --- must be line 1'
  if (lead) report(lead.length, 'the front matter begins too late', lateFix)
  const start = lead.length + text.indexOf('\n') + 1
  const match = fence.exec(text)
  if (match) return { start, end: start + (match[1]?.length ?? 0), bodyStart: lead.length + match[0].length }
  report(lead.length, 'the front matter is never closed', 'write --- on a separate line after the last field')
  const blank = text.search(/\n[ \t]*(?:\n|$)/)
  const end = blank < 0 ? source.length : lead.length + blank
  return { start, end, bodyStart: end }
}

/**
 * Reads the fields one by one. Each is parsed separately, so that a mistake in one leaves the others readable. If a field appears twice, the first
 * one counts.
 */
export function readFields(source: string, { start, end }: FrontMatter, report: Report): Field[] {
  const fields: Field[] = []
  for (const entry of listEntries(source.slice(start, end))) {
    const field = readField(entry.text, start + entry.index, report)
    if (!field) continue
    if (!fields.some(({ name }) => name === field.name)) fields.push(field)
    else report(field.start, `the field "${field.name}" appears twice`, 'remove one of the two lines')
  }
  return fields
}

/** Splits the text into fields. A field begins at the margin; indented lines, dashes, comments and closing brackets belong to the field before. */
function listEntries(text: string): { index: number; text: string }[] {
  const starts = Array.from(text.matchAll(/^(?!-[ \t])[^\s#\]}]/gm), ({ index }) => index)
  return starts.map((index, i) => ({ index, text: text.slice(index, starts[i + 1]).trimEnd() }))
}

function readField(entry: string, start: number, report: Report): Field | undefined {
  const [head, name] = /^["']?([\w-]+)["']?[ \t]*:(?=[ \t\n]|$)[ \t]*/.exec(entry) ?? []
  if (!head || !name) {
    const joined = /^([\w-]+):(\S.*)/.exec(entry)
    if (joined) report(start, `"${joined[1]}:" has no space after the colon`, `write ${joined[1]}: ${joined[2]}`)
    else report(start, "this line isn't a field", 'write it as name: value')
    return joined?.[1] ? { name: joined[1], start, valueStart: start, text: '' } : undefined
  }
  const field: Field = { name, start, valueStart: start + head.length, text: entry.slice(head.length) }
  let text = entry
  for (const { index, 0: tabs } of entry.matchAll(/(?<=\n[ ]*)\t+/g)) {
    report(start + index, "YAML can't be indented with tabs", 'write two spaces instead')
    text = cover(text, index, index + tabs.length)
  }
  const braces = findUnquotedBraces(field.text)
  for (const { index, value } of braces) {
    const quoted = index === 0 ? `${name}: ${quote(value)}` : quote(value)
    report(field.valueStart + index, 'a value that begins with "{" is read as a group of fields', `quote it: ${quoted}`)
  }
  if (braces.length) return field
  const document = parseDocument(text, { prettyErrors: false })
  const [error] = document.errors
  if (error) {
    const { message, fix } = describeYamlError(error, name, field.text, error.pos[0] - head.length)
    report(start + Math.min(error.pos[0], entry.length - 1), message, fix)
    return field
  }
  const map = document.contents
  const pair = isMap(map) ? map.items[0] : undefined
  const node = (pair?.value ?? null) as Node | null
  if (isAlias(node)) {
    report(field.valueStart, 'a value can\'t begin with "*"', `quote it: ${name}: ${quote(field.text)}`)
    return field
  }
  return { ...field, node: shiftNode(node, start) }
}

/** Moves the offsets of a node by `by`, so that they count from the start of the file and not of the field. */
function shiftNode(node: Node | null, by: number): Node | null {
  if (node?.range) node.range = [node.range[0] + by, node.range[1] + by, node.range[2] + by]
  for (const item of node && 'items' in node ? node.items : []) {
    // The items of a map are pairs.
    if (isPair(item)) for (const part of [item.key, item.value]) shiftNode(part as Node | null, by)
    else shiftNode(item as Node, by)
  }
  return node
}

/**
 * Puts `value` in the kind of quotation marks that it doesn't contain.
 * @example quote("{product}'s plans") // => `"{product}'s plans"`
 */
export function quote(value: string): string {
  return value.includes("'") ? `"${value.replaceAll('"', '\\"')}"` : `'${value}'`
}

type Value = { index: number; value: string }

/** Finds values and list entries that begin with a brace and have no quotation marks. */
function findUnquotedBraces(text: string): Value[] {
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
function describeYamlError(
  { code, message }: YAMLError,
  name: string,
  text: string,
  at: number,
): { message: string; fix: string } {
  const value = text.trim()
  const [first = ''] = value
  const isQuoted = /^["']/.test(value)
  const quoted = `quote it: ${name}: ${quote(value.split('\n')[0] ?? '')}`
  if (code === 'BAD_SCALAR_START') {
    const entry = /^[^,\]\n]*/.exec(text.slice(at))?.[0].trim() ?? value
    const fix = at > 0 ? `quote it: ${quote(entry)}` : quoted
    return { message: `a value can't begin with "${entry[0] ?? first}"`, fix }
  }
  if (isQuoted && code === 'MISSING_CHAR') {
    return { message: 'the quotation mark is never closed', fix: `write ${first} at the end of the value too` }
  }
  if (isQuoted && code === 'UNEXPECTED_TOKEN') {
    const [other, twice] = first === "'" ? ['"', "''"] : ["'", '\\"']
    const fix = `put the whole value between ${other}, or write ${twice} for a ${first} inside it`
    return { message: `there's text after the closing ${first}`, fix }
  }
  if (value.startsWith('['))
    return { message: "the list isn't closed correctly", fix: `write ${name}: [first, second]` }
  if (/^[^\n]*: /.test(value)) return { message: 'the value contains a colon followed by a space', fix: quoted }
  return { message: `the field isn't valid YAML: ${message}`, fix: `write it on one line, as in ${name}: value` }
}
