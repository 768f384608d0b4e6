import { type Corpus, type Field, fields, type IndexedRecord } from './corpus'
import type { Phrase, QueryWord } from './expand'
import { createReranker } from './rerank'
import type { SearchBoost, SearchContext } from './search-record'

/** How much a word is worth in each field. Every further field that also contains it adds its weight times `furtherPlaces`. */
const fieldWeights: Readonly<Record<Field, number>> = {
  heading: 0.6,
  keywords: 0.7,
  body: 0.45,
  title: 0.4,
  crumbs: 0.12,
}
const furtherPlaces = 0.18

/**
 * Of two equal answers, the one for users comes before those for programmers and those from release notes. The area that the visitor is in comes first of
 * all.
 */
const contextWeights: Readonly<Record<SearchContext, number>> = {
  docs: 1,
  site: 0.95,
  api: 0.9,
  releases: 0.82,
}
const nearWeight = 1.06

/** What a page's `searchBoost` makes of its score. */
const boostWeights: Readonly<Record<SearchBoost, number>> = { higher: 1.2, lower: 0.8 }

/** How much the rest of its page adds to a section: words that occur elsewhere on the page, and its next two best sections. */
const pageWeights = { words: 0.3, second: 0.3, third: 0.2 }

/** A record that matches, before it's turned into a hit. `coverage` is how surely it has what the query asks for, from 0 to 1. */
export type Ranked = { id: number; score: number; coverage: number }

type RankOptions = {
  isInScope: (entry: IndexedRecord) => boolean
  /** The area that ranks a little higher. */
  near?: SearchContext
  /** How many records are looked at closely. */
  closely: number
}

/**
 * Returns the records that match the words of a query, best first. A first pass checks, for all records, which words they have and where. A second one
 * looks closely at the best of them. O(words × stems × records that contain them), plus O(its words) for each of the `closely` candidates.
 */
export function rank(words: readonly QueryWord[], corpus: Corpus, { isInScope, near, closely }: RankOptions): Ranked[] {
  const { scores, shares, sure, pageShares } = weighAll(words, corpus)
  const weighPage = ({ context, record: { boost } }: IndexedRecord) =>
    (context === near ? nearWeight : contextWeights[context]) * (boost ? boostWeights[boost] : 1)
  const found: Ranked[] = []
  corpus.entries.forEach((entry, id) => {
    if (!scores[id] || !isInScope(entry)) return
    found.push({ id, score: (scores[id] ?? 0) * weighPage(entry), coverage: sure[id] ?? 0 })
  })
  found.sort(byScore)

  const rerank = createReranker(words, corpus)
  const pages = new Map<number, (Ranked & { context: number })[]>()
  for (const { id, coverage } of found.splice(0, closely)) {
    const entry = corpus.entries[id]
    if (!entry) continue
    const { score, context } = rerank(entry, scores[id] ?? 0)
    const own = { id, coverage, context, score: score * weighPage(entry) * (0.5 + 0.5 * (shares[id] ?? 0)) }
    const siblings = pages.get(entry.page)
    if (siblings) siblings.push(own)
    else pages.set(entry.page, [own])
  }
  const best = [...pages].flatMap(([page, siblings]) => {
    const [first, second, third] = siblings.sort(byScore)
    // The more the title and the heading already say, the less the rest of the page adds.
    const openness = 1 - 0.7 * (first?.context ?? 0)
    const support = pageWeights.second * (second?.score ?? 0) + pageWeights.third * (third?.score ?? 0)
    return siblings.map((own): Ranked => {
      const added = pageWeights.words * (pageShares[page] ?? 0) + (own === first ? support : 0)
      return { id: own.id, coverage: own.coverage, score: own.score + openness * added }
    })
  })
  return [...best.sort(byScore), ...found]
}

const byScore = (a: Ranked, b: Ranked) => b.score - a.score || a.id - b.id

/** Returns the score of every record, the share of the words that it has, how surely it has them, and the share that each page has. */
function weighAll(words: readonly QueryWord[], corpus: Corpus) {
  const size = corpus.entries.length
  const [scores, shares, sure] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)]
  const pageShares = new Float64Array(corpus.countPages())
  const hasContent = words.some(({ isContent }) => isContent)
  const isCounted = ({ isContent }: QueryWord) => isContent || !hasContent
  const total = words.reduce((sum, { weight }) => sum + weight, 0) || 1
  const asked = words.reduce((sum, word) => sum + (isCounted(word) ? word.weight : 0), 0) || 1
  const weigh = createWordScale(corpus)
  for (const word of words) {
    const { best, sum, surest, ids } = weigh(word)
    const onPage = new Map<number, number>()
    for (const id of ids) {
      const high = best[id] ?? 0
      const quality = surest[id] ?? 0
      scores[id] = (scores[id] ?? 0) + (word.weight / total) * (high + furtherPlaces * ((sum[id] ?? 0) - high))
      if (isCounted(word)) {
        shares[id] = (shares[id] ?? 0) + word.weight / asked
        sure[id] = (sure[id] ?? 0) + (word.weight / asked) * quality
        const page = corpus.entries[id]?.page ?? -1
        if (quality > (onPage.get(page) ?? 0)) onPage.set(page, quality)
      }
      best[id] = sum[id] = surest[id] = 0
    }
    for (const [page, quality] of onPage) pageShares[page] = (pageShares[page] ?? 0) + (word.weight / asked) * quality
  }
  // A short query needs all of its words. For a long one, most of them are enough.
  const power = 3 / (1 + 0.4 * Math.max(0, words.filter(isCounted).length - 2))
  for (let id = 0; id < size; id += 1) if (scores[id]) scores[id] = (scores[id] ?? 0) * (shares[id] ?? 0) ** power
  return { scores, shares, sure, pageShares }
}

/** Returns a function that weighs one word at a time. Every call uses the same arrays, so the caller has to reset each value to 0 after reading it. */
function createWordScale(corpus: Corpus) {
  const size = corpus.entries.length
  const [best, sum, surest] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)]
  const together = new Map<Phrase, ReadonlyMap<number, number>>()
  return ({ stems, phrases }: QueryWord) => {
    const ids = new Set<number>()
    const note = (id: number, place: number, quality: number) => {
      const worth = place * quality
      ids.add(id)
      if (worth > (best[id] ?? 0)) best[id] = worth
      if (quality > (surest[id] ?? 0)) surest[id] = quality
      sum[id] = (sum[id] ?? 0) + worth
    }
    for (const [stem, quality] of stems) {
      for (const field of fields) for (const id of corpus.find(field, stem)) note(id, fieldWeights[field], quality)
    }
    for (const phrase of phrases) {
      const records = together.get(phrase) ?? findTogether(phrase, corpus)
      together.set(phrase, records)
      for (const [id, place] of records) note(id, place, phrase.quality)
    }
    return { best, sum, surest, ids }
  }
}

/** Returns the records that contain all stems of a phrase, each with the field weight of the stem that has the lowest one. */
function findTogether({ stems }: Phrase, corpus: Corpus): ReadonlyMap<number, number> {
  const places = stems.map((stem) => {
    const own = new Map<number, number>()
    for (const field of fields) {
      for (const id of corpus.find(field, stem)) own.set(id, Math.max(own.get(id) ?? 0, fieldWeights[field]))
    }
    return own
  })
  const together = new Map<number, number>()
  for (const id of places[0]?.keys() ?? []) {
    const least = Math.min(...places.map((own) => own.get(id) ?? 0))
    if (least) together.set(id, least)
  }
  return together
}
