import type { Corpus } from './corpus'
import { joinVersions, type Likeness, listLonger, listOwn, listSlips, qualities, splitForm } from './likeness'
import { stem } from './stem'
import { listSynonyms, type Synonyms } from './synonyms'
import { genericWords, stopWords } from './word-weights'

/** A word of a query, and the stems that it may mean, each with how sure that is, from 0 to 1. */
export type QueryWord = {
  form: string
  stems: ReadonlyMap<number, number>
  /** Groups of stems that mean the same as the word if they occur together. */
  phrases: readonly Phrase[]
  /** How much the word counts. Rare words count more. */
  weight: number
  /** Whether a record should contain it, which isn't so for words such as "the" and "how". */
  isContent: boolean
  /** The word on the site that it's taken for, if only a misspelling explains it. */
  meant?: string
}

export type Phrase = { stems: readonly number[]; quality: number }

export type ExpandContext = {
  corpus: Corpus
  synonyms: Synonyms
  /** Whether the last word may be unfinished. */
  isTyping: boolean
  /** Whether words that exist may be misspellings of others. */
  mayMisspell: boolean
}

/** A query has at most this many words. The rest of a pasted page is ignored. */
const maxWords = 24
const genericStems = new Set([...genericWords].map(stem))

/**
 * Returns what the words of a query may mean: inflections, derivations, longer words while the visitor is typing, words joined or split, synonyms and, if
 * nothing else fits, words that differ by a typing error.
 */
export function expandQuery(typed: readonly string[], context: ExpandContext): QueryWord[] {
  const { corpus, synonyms, isTyping, mayMisspell } = context
  const { lexicon } = corpus
  const exists = (form: string) => lexicon.findForm(form) !== undefined
  const forms = [...new Set(joinVersions(typed, exists))].slice(0, maxWords)
  const meanings = forms.map((form) => ({ form, stems: new Map<number, number>(), phrases: [] as Phrase[] }))
  const put = (word: number, likenesses: readonly Likeness[]) => {
    const stems = meanings[word]?.stems
    for (const { stem: id, quality } of likenesses) if (stems && quality > (stems.get(id) ?? 0)) stems.set(id, quality)
  }
  const putForm = (word: number, form: string, quality: number) => {
    const id = lexicon.findStem(stem(form))
    if (id !== undefined) put(word, [{ stem: id, quality }])
  }

  meanings.forEach(({ form, stems }, word) => {
    put(word, listOwn(form, lexicon))
    const isUnfinished = isTyping && word === forms.length - 1 && (form.length > 1 || forms.length === 1)
    if (isUnfinished || !stems.size) put(word, listLonger(form, lexicon))
  })
  forms.slice(1).forEach((form, before) => {
    for (const word of [before, before + 1]) putForm(word, `${forms[before]}${form}`, qualities.joined)
  })
  meanings.forEach(({ form, stems }, word) => {
    if (!stems.size) for (const part of splitForm(form, exists)) putForm(word, part, qualities.split)
  })
  const inTexts = meanings.map(({ stems }) => stems.size > 0)
  const inPhrase = new Set<number>()
  for (const { from, to, phrases } of listSynonyms(forms, synonyms)) {
    // All words of the span share one object, so that it's searched for only once.
    const meant = phrases.map((phrase): Phrase => {
      return { stems: phrase.map((form) => lexicon.findStem(stem(form)) ?? -1), quality: qualities.synonym }
    })
    for (let word = from; word < to; word += 1) {
      if (to > from + 1) inPhrase.add(word)
      for (const phrase of meant) {
        const [only = -1] = phrase.stems
        if (phrase.stems.includes(-1)) continue
        if (phrase.stems.length > 1) meanings[word]?.phrases.push(phrase)
        else put(word, [{ stem: only, quality: phrase.quality }])
      }
    }
  }

  return meanings.map(({ form, stems, phrases }, word): QueryWord => {
    const isUnderstood = stems.size > 0 || phrases.length > 0
    const family = lexicon.listFamily(stem(form))
    put(word, toLikenesses(family, qualities.family))
    // An inflection that no text contains may also be a typing error: "mintes" could come from "mint" or mean "minutes".
    const isFamiliar = isUnderstood && (exists(form) || phrases.length > 0)
    const slips = isFamiliar && !mayMisspell ? [] : listSlips(form, lexicon)
    put(word, slips)
    if (isTyping && word === forms.length - 1 && !inTexts[word] && !slips.length && form.length > 3) {
      const longer = lexicon.listNearPrefix(form).map(lexicon.stemOf)
      put(word, toLikenesses(longer, qualities.slip))
    }
    const meant = isUnderstood ? undefined : slips[0]?.form
    // "How much" consists of two small words, but it asks for a price.
    const isContent = inPhrase.has(word) || !stopWords.has(form)
    const weight = weigh(form, stems, phrases, corpus) * (isContent ? 1 : 0.5)
    return { form, stems, phrases, weight, isContent, meant }
  })
}

const toLikenesses = (stems: readonly number[], quality: number): Likeness[] =>
  stems.map((own) => ({ stem: own, quality }))

/** Returns the weight of a word. Rare words weigh more, and words that nearly every page has weigh about a third. */
function weigh(form: string, stems: ReadonlyMap<number, number>, phrases: readonly Phrase[], corpus: Corpus): number {
  const best = Math.max(0, ...stems.values())
  let count = 0
  for (const [id, quality] of stems) if (quality >= 0.9 * best) count += corpus.countRecords(id)
  if (!stems.size) for (const phrase of phrases) count += Math.min(...phrase.stems.map(corpus.countRecords))
  const rarity = Math.log(1 + corpus.entries.length / Math.max(1, count)) ** 0.9
  return genericStems.has(stem(form)) ? 0.35 * rarity : rarity
}
