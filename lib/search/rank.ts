import { createCloseLook } from './close-look'
import { type Corpus, type Entry, type Field, fields } from './corpus'
import type { Phrase, QueryWord } from './expand'
import type { SearchContext } from './search-record'

/** What a word is worth by the place in which it stands, and each further place in which it stands too. */
const fieldWeights: Readonly<Record<Field, number>> = {
  heading: 0.6,
  keywords: 0.7,
  body: 0.45,
  title: 0.4,
  crumbs: 0.12,
}
const furtherPlaces = 0.18

/** Of two equal answers the one for users comes first, before those for programmers and the history; but first of all that of the area one is in. */
const contextWeights: Readonly<Record<SearchContext, number>> = { docs: 1, site: 1, api: 0.9, releases: 0.9 }
const nearWeight = 1.06

/** What the rest of its page adds to a section: words that stand elsewhere on it, and its next two best sections. */
const pageWeights = { words: 0.3, second: 0.3, third: 0.2 }

/** An answer before it is drawn. `coverage`: how surely it has what was asked for, from 0 to 1. */
export type Ranked = { id: number; score: number; coverage: number }

export type RankOptions = {
  isInScope: (entry: Entry) => boolean
  /** The area that ranks a little higher. */
  near?: SearchContext
  /** How many records are looked at closely. */
  closely: number
}

/**
 * The records for the words of a query, best first. A first pass weighs, for all records, which words they have and where; a second one
 * looks closely at the best of them.
 * O(words × stems × records that hold them), and for each of the `closely` candidates O(its words).
 */
export function rank(words: readonly QueryWord[], corpus: Corpus, { isInScope, near, closely }: RankOptions): Ranked[] {
  const { scores, shares, sure, pageShares } = weighAll(words, corpus)
  const weighArea = (context: SearchContext) => (context === near ? nearWeight : contextWeights[context])
  const found: Ranked[] = []
  corpus.entries.forEach((entry, id) => {
    if (!scores[id] || !isInScope(entry)) return
    found.push({ id, score: (scores[id] ?? 0) * weighArea(entry.context), coverage: sure[id] ?? 0 })
  })
  found.sort(byScore)

  const lookClosely = createCloseLook(words, corpus)
  const pages = new Map<number, (Ranked & { context: number })[]>()
  for (const { id, coverage } of found.splice(0, closely)) {
    const entry = corpus.entries[id]
    if (!entry) continue
    const { score, context } = lookClosely(entry, scores[id] ?? 0)
    const own = { id, coverage, context, score: score * weighArea(entry.context) * (0.5 + 0.5 * (shares[id] ?? 0)) }
    const siblings = pages.get(entry.page)
    if (siblings) siblings.push(own)
    else pages.set(entry.page, [own])
  }
  const best = [...pages].flatMap(([page, siblings]) => {
    const [first, second, third] = siblings.sort(byScore)
    // What title and heading say is not said again by the rest of the page.
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

/** For every record: its score, the share of the words it has, how surely, and the share that its page has. */
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
  // A short question wants all of its words, a long one is content with most.
  const power = 3 / (1 + 0.4 * Math.max(0, words.filter(isCounted).length - 2))
  for (let id = 0; id < size; id += 1) if (scores[id]) scores[id] = (scores[id] ?? 0) * (shares[id] ?? 0) ** power
  return { scores, shares, sure, pageShares }
}

/** Weighs one word after the other, on the same scratch paper: whoever reads a value sets it back to 0. */
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

/** The records that hold all stems of a phrase, with what the place of the least of them is worth. */
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
