import type { Report } from '../report'

/**
 * A file on its way to the parser. `source` is what the parser will get, and `prose` is the same text with front matter and code blanked, in which
 * the rules look for mistakes. Each mistake is reported and taken out of both, so that it never hides the next one.
 */
export type Input = {
  source: string
  prose: string
  /** Tags were taken out, so it's no longer clear which element contains which. */
  hasLostTags: boolean
  report: Report
}

/** Replaces every character of a stretch with `by`. Length and line ends don't change, so offsets stay correct. */
export function cover(text: string, start: number, end: number, by = ' '): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, by) + text.slice(end)
}

/** Takes a mistake out of the input. @param by what to write instead: a letter keeps a sentence or a link text from being empty */
export function takeOut(input: Input, start: number, end: number, by = ' '): void {
  input.source = cover(input.source, start, end, by)
  input.prose = cover(input.prose, start, end, by)
}

/** Returns where the paragraph ends. A mistake never continues past a blank line. */
export function findBlankLine(text: string, from: number): number {
  const match = /\n[ \t]*\n/g
  match.lastIndex = from
  return match.exec(text)?.index ?? text.length
}

const fence = /^[ \t]*(?:>[ \t]?)*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})(.*)$/
/** Matches lines that begin a new block. Inline code can't continue from one block into the next. */
const blockStart = /^[ \t]*(?:$|[-*+][ \t]|\d{1,9}[.)][ \t]|#{1,6}[ \t]|[|<>]|:::)/

type Line = { start: number; end: number; text: string }

/** Replaces fenced code with spaces, and inline code with letters because it's read as a word. Also returns where an unclosed fence begins. */
export function coverCode(source: string): { prose: string; openFence?: number } {
  let prose = source
  let block = { start: 0, end: 0 }
  let open: { marker: string; start: number } | undefined
  const endBlock = (at: number) => {
    for (const { start, end } of listInlineCode(source, block.start, block.end)) prose = cover(prose, start, end, 'x')
    block = { start: at, end: at }
  }
  for (const { start, end, text } of listLines(source)) {
    const [, marker = '', info = ''] = fence.exec(text) ?? []
    if (open) {
      const closes = marker[0] === open.marker[0] && marker.length >= open.marker.length && !info.trim()
      if (!closes) continue
      prose = cover(prose, open.start, end)
      open = undefined
      block = { start: end, end }
    } else if (marker && !(marker[0] === '`' && info.includes('`'))) {
      endBlock(end)
      open = { marker, start: start + text.indexOf(marker) }
    } else {
      if (blockStart.test(text)) endBlock(start)
      block.end = end
    }
  }
  endBlock(source.length)
  return open ? { prose: cover(prose, open.start, source.length), openFence: open.start } : { prose }
}

function listLines(source: string): Line[] {
  return Array.from(source.matchAll(/.*(?:\n|$)/g), ({ 0: whole, index }) => {
    const text = whole.replace(/\n$/, '')
    return { start: index, end: index + text.length, text }
  })
}

function listInlineCode(source: string, from: number, to: number): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = []
  const text = source.slice(from, to)
  const runs = [...text.matchAll(/\\.|`+/gs)]
  for (let i = 0; i < runs.length; i++) {
    const run = runs[i]
    if (!run?.[0].startsWith('`')) continue
    // A backslash has no meaning inside code, so this search for the closing run doesn't skip escaped backticks.
    const closing = [...text.slice(run.index + run[0].length).matchAll(/`+/g)].find(([marks]) => marks === run[0])
    if (!closing) continue
    const end = run.index + run[0].length + closing.index + run[0].length
    spans.push({ start: from + run.index, end: from + end })
    while ((runs[i + 1]?.index ?? end) < end) i++
  }
  return spans
}
