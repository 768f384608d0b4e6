import { cover } from './draft'

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
