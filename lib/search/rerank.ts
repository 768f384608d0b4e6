import type { Corpus, IndexedRecord } from './corpus'
import type { Phrase, QueryWord } from './expand'

/** How much it's worth if the query names a row, a field or a keyword, compared with a heading. */
const labelWeight = 0.8

/**
 * Returns a function that takes a closer look at a record: how much of its heading the query asks for and how much of the query the heading contains,
 * whether the two are equal, and whether the words are close together. Every part is from 0 to 1. The weights come from measurements, and small changes to
 * them make little difference. It returns the new score, and the share of the query that the heading, title, breadcrumbs and keywords contain (`context`).
 */
export function createReranker(words: readonly QueryWord[], corpus: Corpus) {
  const findWords = createWordFinder(words, corpus)
  const total = sum(words, ({ weight }) => weight) || 1
  // A question rarely repeats the words of its answer. Words without "how", "the" and the like are those that the visitor remembers from it.
  const isList = words.every(({ isContent }) => isContent)
  const share = (worth: (word: number) => number) => sum(words, ({ weight }, word) => weight * worth(word)) / total

  return ({ forms, labels, record }: IndexedRecord, first: number): { score: number; context: number } => {
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
    // Visitors ask for a section by its heading, or by its heading together with the page's title.
    score += 0.8 * Math.max(combine(precision, recall), combine(precision, context))
    score +=
      0.55 * context ** 3 + Math.max(compareWhole(heading, words, corpus), compareWhole(title, words, corpus, 'inside'))
    score += 0.35 * typed + 0.06 * typedInHeading
    if (isList) score += 0.45 * typed ** 4
    score += 0.15 * measureProximity(inBody, words.length) + 0.05 * measureOrder(inHeading) + 0.06 * often
    score += labelWeight * Math.max(0, ...labels.map((label) => compareWhole(label, words, corpus, 'equal')))
    if (record.level === 1) score += 0.01 * recall + 0.025 * context
    return { score: score - 0.05 * Math.log10(1 + record.text.length / 400), context }
  }
}

function sum<T>(items: readonly T[], worth: (item: T, index: number) => number): number {
  return items.reduce((all, item, index) => all + worth(item, index), 0)
}

/** Returns the F-measure, in which the share of the query (`recall`) counts slightly more. */
function combine(precision: number, recall: number): number {
  const beta = 1.1 ** 2
  return precision && recall ? ((1 + beta) * precision * recall) / (beta * precision + recall) : 0
}

/** Returns the share of a heading that the query asks for. Rare words count more. */
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
 * Returns how close the query comes to being the heading: 1 if they're equal, and less if one begins with the other or contains it. It looks for the
 * longest run of neighbouring words that both share.
 * @param only counts just a heading that the query contains (`inside`), or that's the same (`equal`)
 */
function compareWhole(
  heading: Uint32Array,
  words: readonly QueryWord[],
  corpus: Corpus,
  only?: 'inside' | 'equal',
): number {
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
      if (length === words.length && (!only || (only === 'equal' && holdsQuery === 1)))
        best = Math.max(best, sure * holdsQuery)
      else if (only !== 'equal' && length === stems.length && length > 1 && length < words.length)
        best = Math.max(best, sure * (0.3 + 0.5 * (weight / total)))
    }
  }
  return best
}

/** Returns how close together the words of the query are in a text, or 0 if the text has fewer than two of them. */
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

/** Returns the share of neighbouring query words in the heading that have the same order as in the query, or 0 if there are fewer than two. */
function measureOrder({ places }: Found): number {
  const sequence = [...new Set(places.map(({ word }) => word))]
  if (sequence.length < 2) return 0
  return sequence.slice(1).filter((word, index) => word > (sequence[index] ?? 0)).length / (sequence.length - 1)
}

/**
 * What a text has of a query. For each word of the query: how sure the best match is, how often it occurs and whether it occurs as typed. `places` are in
 * order.
 */
type Found = {
  sure: readonly number[]
  count: readonly number[]
  typed: readonly boolean[]
  places: readonly { at: number; word: number }[]
}

/**
 * Creates a function that finds the words of a query in texts. It reads each text once, in O(its words), and once more for each phrase whose words it has.
 */
function createWordFinder(words: readonly QueryWord[], corpus: Corpus) {
  const wanted = new Map<number, { word: number; quality: number }[]>()
  words.forEach(({ stems }, word) => {
    for (const [stem, quality] of stems) {
      const own = wanted.get(stem)
      if (own) own.push({ word, quality })
      else wanted.set(stem, [{ word, quality }])
    }
  })

  const wordsOf = new Map<Phrase, number[]>()
  words.forEach(({ phrases }, word) => {
    for (const phrase of phrases) wordsOf.set(phrase, [...(wordsOf.get(phrase) ?? []), word])
  })
  const inPhrases = new Set([...wordsOf.keys()].flatMap(({ stems }) => stems))

  return (forms: Uint32Array): Found => {
    const sure = words.map(() => 0)
    const count = words.map(() => 0)
    const typed = words.map(() => false)
    const places: { at: number; word: number }[] = []
    const note = (word: number, at: number, quality: number) => {
      places.push({ at, word })
      count[word] = (count[word] ?? 0) + 1
      sure[word] = Math.max(sure[word] ?? 0, quality)
    }
    const present = new Set<number>()
    for (let at = 0; at < forms.length; at += 1) {
      const form = forms[at] ?? -1
      const stem = corpus.lexicon.stemOf(form)
      if (inPhrases.has(stem)) present.add(stem)
      const own = wanted.get(stem)
      if (!own) continue
      for (const { word, quality } of own) {
        note(word, at, quality)
        if (corpus.lexicon.formText(form) === words[word]?.form) typed[word] = true
      }
    }
    for (const [{ stems, quality }, own] of wordsOf) {
      // Few texts have all the words, and only those are read again.
      const at = stems.every((stem) => present.has(stem)) ? findPhrase(forms, stems, corpus) : -1
      if (at >= 0) for (const word of own) note(word, at, quality)
    }
    return { sure, count, typed, places: places.sort((a, b) => a.at - b.at) }
  }
}

/** Returns the position at which all stems of a phrase occur within a few words of each other, or -1 if they don't. */
function findPhrase(forms: Uint32Array, stems: readonly number[], { lexicon }: Corpus): number {
  const last = stems.map(() => Number.NEGATIVE_INFINITY)
  for (let at = 0; at < forms.length; at += 1) {
    const index = stems.indexOf(lexicon.stemOf(forms[at] ?? -1))
    if (index < 0) continue
    last[index] = at
    const first = Math.min(...last)
    if (at - first <= stems.length + 1) return first
  }
  return -1
}
