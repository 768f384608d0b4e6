import type { Report } from './report'

/**
 * A file on its way to the parser: `source` as it will be parsed, and `prose`, the same text with front matter and code blanked, in
 * which slips are looked for. A slip is reported and taken out of both, so that one fault never hides the next.
 */
export type Draft = {
  source: string
  prose: string
  /** Tags were taken out, so that what stands inside what can no longer be told. */
  hasLostTags: boolean
  report: Report
}

/** Puts `by` over every character of a stretch; lengths and line ends stay, so that places stay true. */
export function cover(text: string, start: number, end: number, by = ' '): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, by) + text.slice(end)
}

/** Takes a slip out of a draft. @param by what stands in its place: a letter keeps a sentence or a link text from being empty */
export function takeOut(draft: Draft, start: number, end: number, by = ' '): void {
  draft.source = cover(draft.source, start, end, by)
  draft.prose = cover(draft.prose, start, end, by)
}

/** The paragraph's end: no slip goes on past a blank line. */
export function findBlankLine(text: string, from: number): number {
  const match = /\n[ \t]*\n/g
  match.lastIndex = from
  return match.exec(text)?.index ?? text.length
}
