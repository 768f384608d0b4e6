/** What Markdown or a component offers instead of an HTML tag. */
const cures: Record<string, string> = {
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
export function describeHtmlTag(name: string): { isKnown: boolean; isVoid: boolean; cure: string } {
  const cure = cures[name]
  const isKnown = cure !== undefined || otherTags.includes(name)
  return { isKnown, isVoid: voidTags.includes(name), cure: cure ?? 'remove the tag and keep its text' }
}
