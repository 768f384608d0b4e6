export type QuickAddSegment = { at: number; text: string; field?: string }

/** Returns where `part` occurs in `text` as whole words, or -1. "fri" is found in "Call fri" but not in "Call friends". */
export function findPart(text: string, part: string): number {
  return ` ${text} `.indexOf(` ${part} `)
}

/**
 * Splits the line of Quick Add at each part that the app reads as a field.
 * @example splitQuickAdd('Call Petra fri', [{ part: 'fri', field: 'Scheduled' }]) // => 'Call Petra ' and 'fri' (Scheduled)
 */
export function splitQuickAdd(text: string, reads: readonly { part: string; field: string }[]): QuickAddSegment[] {
  const found = reads
    .map((read) => ({ ...read, at: findPart(text, read.part) }))
    .filter((read) => read.at >= 0)
    .sort((a, b) => a.at - b.at)
  const segments: QuickAddSegment[] = []
  let end = 0
  for (const { at, part, field } of found) {
    if (at < end) continue
    if (at > end) segments.push({ at: end, text: text.slice(end, at) })
    segments.push({ at, text: part, field })
    end = at + part.length
  }
  if (end < text.length) segments.push({ at: end, text: text.slice(end) })
  return segments
}
