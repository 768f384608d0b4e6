import { findPart } from '../../parts'
import { findBlankLine, type Input, takeOut } from './input'

type OpenTag = Tag & { isTakenOut: boolean }

/**
 * Reports tags that are broken, never closed, closed without being opened, or HTML. Each one is taken out together with its other half, so that the
 * parser sees only whole elements.
 */
export function checkTags(input: Input): void {
  const open: OpenTag[] = []
  /** Elements that were still open when their parent closed. Their own closing tag comes late or never, and either way, that's been reported. */
  const cut: string[] = []
  const tagStart = /\\.|<(?=[A-Za-z$_/>])/gs
  for (let match = tagStart.exec(input.prose); match; match = tagStart.exec(input.prose)) {
    if (match[0] !== '<') continue
    const tag = readTag(input, match.index)
    tagStart.lastIndex = Math.max(tag.end, match.index + 1)
    let isTakenOut = tag.isBroken || !/^[A-Z]/.test(tag.name)
    if (tag.kind === 'close') {
      const opened = closeTag(input, open, cut, tag)
      isTakenOut = opened ? opened.isTakenOut : true
    } else {
      if (!tag.isBroken && isTakenOut) reportHtml(input, tag)
      const closesItself = tag.kind === 'self' || (isTakenOut && describeHtmlTag(tag.name).isVoid)
      if (!closesItself && tag.kind !== 'unfinished') open.push({ ...tag, isTakenOut })
    }
    if (isTakenOut) takeOutTag(input, tag)
  }
  for (const tag of open) reportUnclosed(input, tag)
}

/** Finds the element that `tag` closes, and reports everything that was opened since. */
function closeTag(input: Input, open: OpenTag[], cut: string[], tag: Tag): OpenTag | undefined {
  const index = open.findLastIndex(({ name }) => name === tag.name)
  if (index >= 0) {
    const [opened, ...unclosed] = open.splice(index)
    for (const inner of unclosed) {
      reportUnclosed(input, inner)
      cut.push(inner.name)
    }
    return opened
  }
  if (cut.includes(tag.name)) cut.splice(cut.indexOf(tag.name), 1)
  else if (!describeHtmlTag(tag.name).isVoid || !tag.name) {
    input.report(
      tag.start,
      `</${tag.name}> has no <${tag.name}> to close`,
      `remove it, or write <${tag.name}> where its content begins`,
    )
  }
  return undefined
}

function reportUnclosed(input: Input, tag: OpenTag): void {
  // HTML has already been reported, and it should be removed, not closed.
  if (tag.isTakenOut) return
  const fix =
    findPart(tag.name)?.holds === 'nothing'
      ? `end it with />, as in <${tag.name} … />`
      : `write </${tag.name}> on a separate line after its content, with a blank line before`
  input.report(tag.start, `<${tag.name}> is never closed`, fix)
  takeOutTag(input, tag)
}

function takeOutTag(input: Input, tag: Tag): void {
  takeOut(input, tag.start, tag.end)
  if (findPart(tag.name)) input.hasLostTags = true
}

function reportHtml(input: Input, tag: Tag): void {
  const { isKnown, fix } = describeHtmlTag(tag.name)
  if (isKnown) input.report(tag.start, `HTML doesn't belong in pages: <${tag.name}>`, fix)
  else if (!tag.name) input.report(tag.start, '"<>" is read as a tag', 'remove it')
  else input.report(tag.start, `<${tag.name}> is read as a tag`, `put it in backticks, or write \\<${tag.name}>`)
}

/** What Markdown or a component offers instead of an HTML tag. */
const fixes: Record<string, string> = {
  a: 'write [text](/address)',
  b: 'write **text**',
  strong: 'write **text**',
  i: 'write *text*',
  em: 'write *text*',
  s: 'write ~~text~~',
  del: 'write ~~text~~',
  code: 'put the text in backticks',
  pre: 'write a code block between lines of ```',
  kbd: 'write <Keys id="…" />, or <Keys win="Ctrl+…" mac="⌘…" />',
  br: 'begin a new paragraph, or end the line before with \\',
  hr: 'begin a section with a heading',
  img: 'write <Figure src="/images/…" alt="…" width="…" height="…" />',
  picture: 'write <Figure src="…" dark="…" alt="…" width="…" height="…" />',
  figure: 'write <Figure src="…" alt="…" width="…" height="…" />',
  details: 'write <Details summary="…"> and </Details>',
  summary: 'write <Details summary="…"> and </Details>',
  ul: 'begin each line of the list with "- "',
  ol: 'begin each line of the list with "1. "',
  li: 'begin each line of the list with "- "',
  table: 'write the table with | between its cells',
  blockquote: 'begin each line with "> "',
  p: 'leave a blank line between paragraphs',
  h1: 'remove it: the title is the first heading',
  h2: 'begin the line with "## "',
  h3: 'begin the line with "### "',
  h4: 'begin the line with "#### "',
}

const voidTags = ['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']
const otherTags =
  'abbr article aside audio button canvas caption cite center div dl dt dd embed footer font form h5 h6 header iframe input label link main mark meta nav object option script section select small source span style sub sup svg tbody td textarea tfoot th thead time tr u var video wbr'.split(
    ' ',
  )

/** Returns what to do about the tag `name`. An unknown name is most often a placeholder such as `<your name>`. */
function describeHtmlTag(name: string): { isKnown: boolean; isVoid: boolean; fix: string } {
  const fix = fixes[name]
  const isKnown = fix !== undefined || otherTags.includes(name)
  return { isKnown, isVoid: voidTags.includes(name), fix: fix ?? 'remove the tag and keep its text' }
}

/** A tag in the text. `isBroken` if a mistake in it was reported, `unfinished` if its `>` is missing. */
type Tag = {
  name: string
  kind: 'open' | 'close' | 'self' | 'unfinished'
  start: number
  end: number
  isBroken: boolean
}

/** Reads the tag at `start`, and reports what's wrong inside it. Replaces curly quotation marks with straight ones for the parser. */
function readTag(input: Input, start: number): Tag {
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
