import type { Report } from './report'

/**
 * A file on its way to the parser. `source` is what the parser will get, and `prose` is the same text with front matter and code blanked, in which
 * the rules look for mistakes. Each mistake is reported and taken out of both, so that it never hides the next one.
 */
export type Draft = {
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

/** Takes a mistake out of a draft. @param by what to write instead: a letter keeps a sentence or a link text from being empty */
export function takeOut(draft: Draft, start: number, end: number, by = ' '): void {
  draft.source = cover(draft.source, start, end, by)
  draft.prose = cover(draft.prose, start, end, by)
}

/** Returns where the paragraph ends. A mistake never continues past a blank line. */
export function findBlankLine(text: string, from: number): number {
  const match = /\n[ \t]*\n/g
  match.lastIndex = from
  return match.exec(text)?.index ?? text.length
}
