import { findBlankLine, type Input, takeOut } from './input'

/** A tag in the text. `isBroken` if a mistake in it was reported, `unfinished` if its `>` is missing. */
export type Tag = {
  name: string
  kind: 'open' | 'close' | 'self' | 'unfinished'
  start: number
  end: number
  isBroken: boolean
}

/** Reads the tag at `start`, and reports what's wrong inside it. Replaces curly quotation marks with straight ones for the parser. */
export function readTag(input: Input, start: number): Tag {
  const { prose } = input
  const limit = findBlankLine(prose, start)
  const [head = '<', slash, name = ''] = /^<(\/?)((?:[\w$-]|[.:](?=\w))*)/.exec(prose.slice(start, limit)) ?? []
  const tag: Tag = { name, kind: slash ? 'close' : 'open', start, end: limit, isBroken: false }
  let at = start + head.length
  /** Where the last part that definitely belongs to the tag ends. */
  let certain = at
  while (at < limit) {
    const rest = input.prose.slice(at, limit)
    const end = /^\s*(\/?)>/.exec(rest)
    if (end) return { ...tag, kind: end[1] ? 'self' : tag.kind, end: at + end[0].length }
    const space = /^\s+/.exec(rest)?.[0].length ?? 0
    at += space
    const next = readAttribute(input, tag, at, limit)
    if (next === undefined) break
    if (next.hasValue) certain = next.end
    at = next.end
  }
  if (tag.isBroken) return { ...tag, end: at }
  const isProse = !/^[A-Z]/.test(name)
  if (isProse) {
    const fix = `write \\<${name}, or put the text in backticks`
    input.report(start, `"<${name}" is read as the beginning of a tag`, fix)
  } else input.report(start, `the tag <${name} is never closed`, `write ${slash ? `</${name}>` : `<${name} … />`}`)
  return { ...tag, kind: 'unfinished', end: isProse ? start + 1 : certain, isBroken: true }
}

type Attribute = { end: number; hasValue: boolean }

function readAttribute(input: Input, tag: Tag, at: number, limit: number): Attribute | undefined {
  const rest = input.prose.slice(at, limit)
  if (rest.startsWith('{')) return readBraces(rest, at)
  const [name] = /^[A-Za-z_:$][\w:.$-]*/.exec(rest) ?? []
  if (!name) return undefined
  const equals = /^\s*=\s*/.exec(rest.slice(name.length))?.[0]
  const valueAt = at + name.length + (equals?.length ?? 0)
  const value = input.prose.slice(valueAt, limit)
  if (equals === undefined) return { end: valueAt, hasValue: false }
  if (value.startsWith('{')) return readBraces(value, valueAt)
  if (/^["']/.test(value)) {
    const end = value.indexOf(value[0] ?? '', 1)
    // In `win="Ctrl+K mac="⌘K"`, the first value seems to end where the second begins.
    const isWhole = end >= 0 && !/\s[\w-]+=$/.test(value.slice(0, end))
    if (isWhole) return { end: valueAt + end + 1, hasValue: true }
    return breakTag(input, tag, valueAt, `the value of ${name} has no second quotation mark`, `write ${name}="…"`)
  }
  const curly = /^[“”„‘’]([^"“”„‘’>]*)["“”‘’]/.exec(value)
  if (curly) {
    const end = valueAt + curly[0].length
    const message = `the value of ${name} has curly quotation marks`
    input.report(valueAt, message, `write ${name}="${curly[1]}" with straight ones`)
    takeOut(input, valueAt, valueAt + 1, '"')
    takeOut(input, end - 1, end, '"')
    return { end, hasValue: true }
  }
  const bare = /^[^\s>]*[^\s>/]/.exec(value)?.[0] ?? ''
  return breakTag(input, tag, valueAt, `the value of ${name} has no quotation marks`, `write ${name}="${bare}"`)
}

/** Reports a mistake that can't be corrected without changing the length of the text. The tag ends at the next `>` or line end. */
function breakTag(input: Input, tag: Tag, at: number, message: string, fix: string): Attribute {
  input.report(at, message, fix)
  tag.isBroken = true
  const end = input.prose.slice(at).search(/\/?>|\n/)
  return { end: end < 0 ? input.prose.length : at + end, hasValue: true }
}

function readBraces(text: string, at: number): Attribute | undefined {
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '{') depth++
    if (text[i] === '}' && --depth === 0) return { end: at + i + 1, hasValue: true }
  }
  return undefined
}
