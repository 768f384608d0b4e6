import type { Corpus } from './corpus'
import { joinVersions, type Likeness, listLonger, listOwn, listSlips, qualities, splitForm } from './likeness'
import { stem } from './stem'
import { listSynonyms, type Synonyms } from './synonyms'
import { genericWords, stopWords } from './word-weights'

/** A word of a query, and the stems that stand for it, each with how sure that is. */
export type QueryWord = {
  form: string
  stems: ReadonlyMap<number, number>
  /** Several stems that stand for it together. */
  phrases: readonly Phrase[]
  /** How much the word says: rare words say more. */
  weight: number
  /** Whether a record should have it; not so for "the" and "how". */
  isContent: boolean
  /** The word of the site that it is taken for, where only a misspelling explains it. */
  meant?: string
}

export type Phrase = { stems: readonly number[]; quality: number }

export type ExpandContext = {
  corpus: Corpus
  synonyms: Synonyms
  /** Whether the last word may be unfinished. */
  isTyping: boolean
  /** Whether words that exist may be misspelt others. */
  mayMisspell: boolean
}

/** A query has this many words at most; the rest of a pasted page is left out. */
const maxWords = 24
const genericStems = new Set([...genericWords].map(stem))

/**
 * What the words of a query may stand for: inflections, derivations, longer words while one is typed, words written together or apart,
 * synonyms, and where nothing else fits, words a slip away.
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
    // One object for all words of the span, so that it is looked for once.
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
    // An inflection that no text has may as well be a slip: "mintes" is of "mint", or "minutes".
    const isFamiliar = isUnderstood && (exists(form) || phrases.length > 0)
    const slips = isFamiliar && !mayMisspell ? [] : listSlips(form, lexicon)
    put(word, slips)
    if (isTyping && word === forms.length - 1 && !inTexts[word] && !slips.length && form.length > 3) {
      const longer = lexicon.listNearPrefix(form).map(lexicon.stemOf)
      put(word, toLikenesses(longer, qualities.slip))
    }
    const meant = isUnderstood ? undefined : slips[0]?.form
    // "How much" is two small words, and asks for a price.
    const isContent = inPhrase.has(word) || !stopWords.has(form)
    const weight = weigh(form, stems, phrases, corpus) * (isContent ? 1 : 0.5)
    return { form, stems, phrases, weight, isContent, meant }
  })
}

const toLikenesses = (stems: readonly number[], quality: number): Likeness[] =>
  stems.map((own) => ({ stem: own, quality }))

/** Rare words weigh more, words that every page has a third. */
function weigh(form: string, stems: ReadonlyMap<number, number>, phrases: readonly Phrase[], corpus: Corpus): number {
  const best = Math.max(0, ...stems.values())
  let count = 0
  for (const [id, quality] of stems) if (quality >= 0.9 * best) count += corpus.countRecords(id)
  if (!stems.size) for (const phrase of phrases) count += Math.min(...phrase.stems.map(corpus.countRecords))
  const rarity = Math.log(1 + corpus.entries.length / Math.max(1, count)) ** 0.9
  return genericStems.has(stem(form)) ? 0.35 * rarity : rarity
}
