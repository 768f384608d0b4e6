import type { MarkedText } from './protocol'
import { listWords } from './words'

/** Returns which word of the query a word of a text matches (`key`) and how much it counts, or undefined. The word of the text is given by its number. */
export type Matcher = (form: number) => { key: number; weight: number } | undefined

/** A word in a text that belongs to the query. */
export type Match = { start: number; end: number; key: number; weight: number }

/** Returns a text with the words of the query marked. */
export function markText(text: string, matches: readonly Match[]): MarkedText {
  return { text, ranges: matches.map(({ start, end }) => [start, end] as const) }
}

/** Where the words of a text begin and end, by the text's forms. They're kept because the next letter usually needs the same texts. */
const knownPlaces = new WeakMap<Uint32Array, Uint32Array>()

function listPlaces(text: string, forms: Uint32Array): Uint32Array {
  const known = knownPlaces.get(forms)
  if (known) return known
  const places = Uint32Array.from(listWords(text).flatMap(({ start, end }) => [start, end]))
  knownPlaces.set(forms, places)
  return places
}

/** Returns the words of a text that belong to the query, in order. @param forms the text's words as numbers; those after the last word are ignored */
export function listMatches(text: string, forms: Uint32Array, matcher: Matcher): Match[] {
  const matches: Match[] = []
  let places: Uint32Array | undefined
  for (let at = 0; at < forms.length; at += 1) {
    const match = matcher(forms[at] ?? -1)
    if (!match) continue
    places ??= listPlaces(text, forms)
    const end = places[2 * at + 1]
    if (end === undefined) break
    matches.push({ start: places[2 * at] ?? 0, end, key: match.key, weight: match.weight })
  }
  return matches
}

/**
 * Returns the words of several texts that belong to the query, in lower case but otherwise as they're written there. The most important come first, and
 * there are at most eight.
 */
export function listTerms(texts: readonly (readonly [text: string, matches: readonly Match[]])[]): string[] {
  const weights = new Map<string, number>()
  for (const [text, matches] of texts) {
    for (const { start, end, weight } of matches) {
      const term = text.slice(start, end).toLowerCase()
      weights.set(term, Math.max(weights.get(term) ?? 0, weight))
    }
  }
  return [...weights]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 8)
    .map(([term]) => term)
}

/**
 * Returns a piece of a text around the place that has most of the query, cut between words. It has at most `length` characters, plus an ellipsis at each
 * end, unless a single word is longer. It doesn't go beyond the lines of that place.
 */
export function cutSnippet(text: string, matches: readonly Match[], length: number): MarkedText {
  const { start, end } = findDensest(matches, length) ?? { start: 0, end: 0 }
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const newline = text.indexOf('\n', end)
  const lineEnd = newline < 0 ? text.length : newline
  const room = length - (end - start)
  // A third of the room goes before the words. If one side doesn't need all its room, the other side gets it.
  const before = Math.min(start - lineStart, Math.max(Math.floor(room / 3), room - (lineEnd - end)))
  const from = before < start - lineStart ? skipToWord(text, start - before, start) : lineStart
  const after = length - (end - from)
  const to = after < lineEnd - end ? backToWord(text, end + Math.max(0, after), end) : lineEnd
  const [lead, tail] = [from > lineStart ? '…' : '', to < lineEnd ? '…' : '']
  const shift = lead.length - from
  return {
    // No full stop or comma in front of the ellipsis, which would look like a mistake.
    text: `${lead}${text
      .slice(from, to)
      .replaceAll('\n', ' ')
      .replace(tail && /[.,;:]$/, '')}${tail}`,
    ranges: matches
      .filter((match) => match.start >= from && match.end <= to)
      .map((match) => [match.start + shift, match.end + shift] as const),
  }
}

/** Returns the range of matches with the greatest weight that isn't longer than `length`. Each key counts once, and the first of equal ranges wins. */
function findDensest(matches: readonly Match[], length: number): { start: number; end: number } | undefined {
  let best: { start: number; end: number; weight: number } | undefined
  matches.forEach((first, from) => {
    const seen = new Set<number>()
    let weight = 0
    for (let to = from; to < matches.length; to += 1) {
      const last = matches[to]
      if (!last || (to > from && last.end - first.start > length)) break
      if (!seen.has(last.key)) weight += last.weight
      seen.add(last.key)
      if (weight > (best?.weight ?? 0)) best = { start: first.start, end: last.end, weight }
    }
  })
  return best
}

/** Returns the first beginning of a word from `at` on, or `limit` if that comes first. */
function skipToWord(text: string, at: number, limit: number): number {
  if (/\s/.test(text[at - 1] ?? ' ')) return at
  const space = text.slice(at, limit).search(/\s/)
  return space < 0 ? limit : at + space + 1
}

/** Returns the last end of a word up to `at`, or `limit` if that comes later. */
function backToWord(text: string, at: number, limit: number): number {
  let end = at
  if (/\S/.test(text[at] ?? ' ')) while (end > limit && /\S/.test(text[end - 1] ?? ' ')) end -= 1
  while (end > limit && /\s/.test(text[end - 1] ?? '')) end -= 1
  if (end > limit || limit > 0) return end
  // A text without spaces is cut where the room ends, but not inside a character.
  return /[\uD800-\uDBFF]/.test(text[at - 1] ?? '') ? at - 1 : at
}
