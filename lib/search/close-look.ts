import type { Corpus, Entry } from './corpus'
import type { QueryWord } from './expand'
import { createWordFinder, type Found, findPhrase } from './find-words'

/** `context`: the share of the query that heading, title, breadcrumbs and keywords have. */
export type CloseLook = { score: number; context: number }

/**
 * A closer look at records: how much of the heading was asked for and how much of the question the heading has, whether they are equal,
 * whether the words stand together. Every part is from 0 to 1; the weights are measured, and flat around these values.
 */
export function createCloseLook(words: readonly QueryWord[], corpus: Corpus) {
  const findWords = createWordFinder(words, corpus)
  const total = sum(words, ({ weight }) => weight) || 1
  const share = (worth: (word: number) => number) => sum(words, ({ weight }, word) => weight * worth(word)) / total

  return ({ forms, record }: Entry, first: number): CloseLook => {
    const { heading, title, crumbs, keywords, body } = forms
    const inHeading = findWords(heading)
    const inBody = findWords(body)
    const around = [inHeading, findWords(title), findWords(crumbs), findWords(keywords)]
    const everywhere = [...around, inBody]

    const recall = share((word) => inHeading.sure[word] ?? 0)
    const context = share((word) => Math.max(...around.map(({ sure }) => sure[word] ?? 0)))
    const precision = weighHeading(heading, words, corpus)
    const typed = share((word) => (everywhere.some((found) => found.typed[word]) ? 1 : 0))
    const typedInHeading = share((word) => (inHeading.typed[word] ? 1 : 0))
    const often = share((word) => (inBody.count[word] ?? 0) / ((inBody.count[word] ?? 0) + 1.5))

    let score = first
    // A section is meant by its heading, or by its heading together with the title of its page.
    score += 0.8 * Math.max(combine(precision, recall), combine(precision, context))
    score +=
      0.45 * context ** 2 + Math.max(compareWhole(heading, words, corpus), compareWhole(title, words, corpus, true))
    score += 0.35 * typed + 0.06 * typedInHeading
    score += 0.15 * measureProximity(inBody, words.length) + 0.05 * measureOrder(inHeading) + 0.06 * often
    if (record.level === 1) score += 0.03 * recall + 0.06 * context
    return { score: score - 0.05 * Math.log10(1 + record.text.length / 400), context }
  }
}

function sum<T>(items: readonly T[], worth: (item: T, index: number) => number): number {
  return items.reduce((all, item, index) => all + worth(item, index), 0)
}

/** F-measure, the share of the question a little more important. */
function combine(precision: number, recall: number): number {
  const beta = 1.1 ** 2
  return precision && recall ? ((1 + beta) * precision * recall) / (beta * precision + recall) : 0
}

/** The share of a heading that was asked for, rare words counting more. */
function weighHeading(heading: Uint32Array, words: readonly QueryWord[], corpus: Corpus): number {
  const phrases = words.flatMap((word) => word.phrases.filter(({ stems }) => findPhrase(heading, stems, corpus) >= 0))
  let total = 0
  let asked = 0
  for (const form of heading) {
    const stem = corpus.lexicon.stemOf(form)
    const weight = Math.log(1 + corpus.entries.length / Math.max(1, corpus.countRecords(stem)))
    let sure = 0
    for (const word of words) sure = Math.max(sure, word.stems.get(stem) ?? 0)
    for (const { stems, quality } of phrases) if (stems.includes(stem)) sure = Math.max(sure, quality)
    total += weight
    asked += weight * sure
  }
  return total ? asked / total : 0
}

/**
 * How far the query is the heading: 1 where they are equal, less where one begins with the other or holds it. Found as the longest run of
 * neighbours that both share.
 */
function compareWhole(heading: Uint32Array, words: readonly QueryWord[], corpus: Corpus, onlyInside = false): number {
  const stems = Array.from(heading, (form) => corpus.lexicon.stemOf(form))
  const total = sum(words, ({ weight }) => weight) || 1
  let best = 0
  for (let from = 0; from < stems.length; from += 1) {
    for (let word = 0; word < words.length; word += 1) {
      let length = 0
      let sure = 1
      let weight = 0
      for (; from + length < stems.length && word + length < words.length; length += 1) {
        const own = words[word + length]
        const quality = own?.stems.get(stems[from + length] ?? -1) ?? 0
        if (quality < 0.4) break
        sure = Math.min(sure, quality)
        weight += own?.weight ?? 0
      }
      const holdsQuery = from > 0 ? 0.4 : length === stems.length ? 1 : 0.6
      if (length === words.length && !onlyInside) best = Math.max(best, sure * holdsQuery)
      else if (length === stems.length && length > 1 && length < words.length)
        best = Math.max(best, sure * (0.3 + 0.5 * (weight / total)))
    }
  }
  return best
}

/** How closely the words of the query stand together in a text, where there are several. */
function measureProximity({ places }: Found, asked: number): number {
  const present = new Set(places.map(({ word }) => word)).size
  if (present < 2) return 0
  const inside = new Map<number, number>()
  let best = Number.POSITIVE_INFINITY
  let from = 0
  for (const { at, word } of places) {
    inside.set(word, (inside.get(word) ?? 0) + 1)
    for (let first = places[from]; first && inside.size === present; first = places[from]) {
      best = Math.min(best, at - first.at)
      const left = (inside.get(first.word) ?? 0) - 1
      if (left) inside.set(first.word, left)
      else inside.delete(first.word)
      from += 1
    }
  }
  return (present / asked) * ((present - 1) / Math.max(present - 1, best))
}

/** The share of neighbours in the query that stand in the same order in the heading. */
function measureOrder({ places }: Found): number {
  const sequence = [...new Set(places.map(({ word }) => word))]
  if (sequence.length < 2) return 0
  return sequence.slice(1).filter((word, index) => word > (sequence[index] ?? 0)).length / (sequence.length - 1)
}
