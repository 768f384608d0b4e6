import { findPart } from '../../parts'
import { type Input, takeOut } from './input'
import { readTag, type Tag } from './read-tag'

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
      `</${tag.name}> has no beginning`,
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
