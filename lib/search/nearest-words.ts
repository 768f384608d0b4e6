import type { Corpus, Entry } from './corpus'
import { editDistance } from './edit-distance'

/**
 * Returns words from titles, headings and keywords that resemble one of `words`, nearest first. It's meant for queries that find nothing, because it scans
 * all those words.
 */
export function listNearestWords(
  words: readonly string[],
  corpus: Corpus,
  isInScope: (entry: Entry) => boolean,
  limit = 5,
): string[] {
  const { lexicon } = corpus
  const known = new Set<number>()
  for (const entry of corpus.entries) {
    if (!isInScope(entry)) continue
    for (const form of [...entry.forms.heading, ...entry.forms.keywords]) known.add(form)
  }
  const wanted = words.filter((word) => word.length > 2)
  const near = [...known].flatMap((form) => {
    const text = lexicon.formText(form)
    if (!/^\p{L}{4,}$/u.test(text)) return []
    const distances = wanted.map((word) => {
      const max = Math.min(3, Math.floor(Math.max(word.length, text.length) / 3))
      const distance = editDistance(word, text, max)
      return distance > max ? Number.POSITIVE_INFINITY : distance / word.length
    })
    const distance = Math.min(Number.POSITIVE_INFINITY, ...distances)
    const count = corpus.countRecords(lexicon.stemOf(form))
    return distance < 1 ? [{ text, distance, count }] : []
  })
  near.sort((a, b) => a.distance - b.distance || b.count - a.count || (a.text < b.text ? -1 : 1))
  return near.slice(0, limit).map(({ text }) => text)
}
