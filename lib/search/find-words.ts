import type { Corpus } from './corpus'
import type { Phrase, QueryWord } from './expand'

/**
 * What a text has of a query. For each word of the query: how sure the best match is, how often it occurs and whether it occurs as typed. `places` are in
 * order.
 */
export type Found = {
  sure: readonly number[]
  count: readonly number[]
  typed: readonly boolean[]
  places: readonly { at: number; word: number }[]
}

/**
 * Creates a function that finds the words of a query in texts. It reads each text once, in O(its words), and once more for each phrase whose words it has.
 */
export function createWordFinder(words: readonly QueryWord[], corpus: Corpus) {
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
export function findPhrase(forms: Uint32Array, stems: readonly number[], { lexicon }: Corpus): number {
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
