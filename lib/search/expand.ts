import type { Corpus } from './corpus'
import { genericWords, stem, stopWords } from './english'
import type { Lexicon } from './lexicon'
import { listSynonyms, type Synonyms } from './synonyms'
import { toVersionPart } from './words'

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

type ExpandContext = {
  corpus: Corpus
  synonyms: Synonyms
  /** Whether the last word may be unfinished. */
  isTyping: boolean
  /** Whether words that exist may be misspellings of others. */
  mayMisspell: boolean
}

/** A stem that may be meant, and how sure that is. The word as typed has a quality of 1. */
type Meaning = { stem: number; quality: number }

/** How sure it is that another word is meant. The figures come from measurements. */
export const qualities = {
  inflection: 0.97,
  joined: 0.9,
  prefix: 0.8,
  synonym: 0.8,
  split: 0.54,
  family: 0.5,
  typo: 0.5,
  twoTypos: 0.42,
  versionPart: 0.3,
} as const

/** A query has at most this many words. The rest of a pasted page is ignored. */
const maxWords = 24
const genericStems = new Set([...genericWords].map(stem))

/** A word while its meanings are being collected. */
type Draft = { form: string; stems: Map<number, number>; phrases: Phrase[] }

/**
 * Returns what the words of a query may mean: inflections, derivations, longer words while the visitor is typing, words joined or split, synonyms and, if
 * nothing else fits, words that differ by a typing error.
 */
export function expandQuery(
  typed: readonly string[],
  { corpus, synonyms, isTyping, mayMisspell }: ExpandContext,
): QueryWord[] {
  const { lexicon } = corpus
  const exists = (form: string) => lexicon.findForm(form) !== undefined
  const forms = [...new Set(joinVersions(typed, exists))].slice(0, maxWords)
  const words = forms.map((form): Draft => ({ form, stems: new Map(), phrases: [] }))
  const last = words.at(-1)

  for (const word of words) {
    const { form, stems } = word
    addMeanings(word, listInflections(form, lexicon))
    const isUnfinished = isTyping && word === last && (form.length > 1 || words.length === 1)
    if (isUnfinished || (!stems.size && form.length > 3)) addMeanings(word, listCompletions(form, lexicon))
  }
  addJoinedAndSplit(words, lexicon, exists)
  const unfinished = isTyping && !last?.stems.size && last
  const inPhrase = addSynonyms(words, listSynonyms(forms, synonyms), lexicon)

  return words.map((word): QueryWord => {
    const meant = addGuesses(word, lexicon, mayMisspell, word === unfinished)
    // "How much" consists of two small words, but it asks for a price.
    const isContent = inPhrase.has(word) || !stopWords.has(word.form)
    return { ...word, weight: weigh(word, corpus) * (isContent ? 1 : 0.5), isContent, meant }
  })
}

/** Adds stems that a word may mean. Of two qualities for the same stem, the higher one counts. */
function addMeanings({ stems }: Draft, meanings: readonly Meaning[]): void {
  for (const { stem: id, quality } of meanings) if (quality > (stems.get(id) ?? 0)) stems.set(id, quality)
}

/** Adds "frontmatter" to both words of "front matter", and "dark" and "mode" to "darkmode" if nothing else explains it. */
function addJoinedAndSplit(words: readonly Draft[], lexicon: Lexicon, exists: (form: string) => boolean): void {
  words.forEach((word, at) => {
    const before = words[at - 1]
    if (!before) return
    const joined = findMeaning(stem(before.form + word.form), qualities.joined, lexicon)
    addMeanings(before, joined)
    addMeanings(word, joined)
  })
  for (const word of words) {
    if (word.stems.size) continue
    for (const part of splitForm(word.form, exists))
      addMeanings(word, findMeaning(stem(part), qualities.split, lexicon))
  }
}

/** Adds synonyms. Returns the words that belong to a phrase of several words. */
function addSynonyms(words: readonly Draft[], synonyms: ReturnType<typeof listSynonyms>, lexicon: Lexicon) {
  const inPhrase = new Set<Draft>()
  for (const { from, to, phrases } of synonyms) {
    // All words of the span share one object, so that it's searched for only once.
    const meant = phrases.map((phrase): Phrase => {
      return { stems: phrase.map((form) => lexicon.findStem(stem(form)) ?? -1), quality: qualities.synonym }
    })
    for (const word of words.slice(from, to)) {
      if (to > from + 1) inPhrase.add(word)
      for (const phrase of meant) {
        const { stems, quality } = phrase
        if (stems.includes(-1)) continue
        if (stems.length > 1) word.phrases.push(phrase)
        else addMeanings(word, toMeanings(stems, quality))
      }
    }
  }
  return inPhrase
}

/**
 * Adds related words and, if nothing else fits, words that differ by a typing error. Returns the word that's meant if only a typing error explains it.
 * @param isUnfinished whether the word may be the beginning of a mistyped one
 */
function addGuesses(word: Draft, lexicon: Lexicon, mayMisspell: boolean, isUnfinished: boolean): string | undefined {
  const { form, stems, phrases } = word
  const isUnderstood = stems.size > 0 || phrases.length > 0
  addMeanings(word, toMeanings(lexicon.listFamily(stem(form)), qualities.family))
  // An inflection that no text contains may also be a typing error: "mintes" could come from "mint" or mean "minutes".
  const isFamiliar = lexicon.findForm(form) !== undefined || phrases.length > 0
  const typos = isFamiliar && !mayMisspell ? [] : listTypos(form, lexicon)
  addMeanings(word, typos)
  if (isUnfinished && !typos.length && form.length > 3) {
    const longer = lexicon.listNearPrefix(form).map(lexicon.stemOf)
    addMeanings(word, toMeanings(longer, qualities.typo))
  }
  return isUnderstood ? undefined : typos[0]?.form
}

const toMeanings = (stems: readonly number[], quality: number): Meaning[] =>
  stems.map((own) => ({ stem: own, quality }))

/** Returns the weight of a word. Rare words weigh more, and words that nearly every page has weigh about a third. */
function weigh({ form, stems, phrases }: Draft, corpus: Corpus): number {
  const best = Math.max(0, ...stems.values())
  let count = 0
  for (const [id, quality] of stems) if (quality >= 0.9 * best) count += corpus.countRecords(id)
  if (!stems.size) for (const phrase of phrases) count += Math.min(...phrase.stems.map(corpus.countRecords))
  const rarity = Math.log(1 + corpus.entries.length / Math.max(1, count)) ** 0.9
  return genericStems.has(stem(form)) ? 0.35 * rarity : rarity
}

/** Returns a stem with its quality, or nothing if no text has it. */
function findMeaning(text: string, quality: number, lexicon: Lexicon): Meaning[] {
  const id = lexicon.findStem(text)
  return id === undefined ? [] : [{ stem: id, quality }]
}

/** Returns the word itself and its inflections. A number may also be part of a version. */
export function listInflections(form: string, lexicon: Lexicon): Meaning[] {
  const known = lexicon.findForm(form)
  return [
    ...(known === undefined ? [] : [{ stem: lexicon.stemOf(known), quality: 1 }]),
    ...findMeaning(stem(form), qualities.inflection, lexicon),
    ...(/^\d+$/.test(form) ? findMeaning(toVersionPart(form), qualities.versionPart, lexicon) : []),
  ]
}

/** Returns the words that begin with a typed one. The more of a word was typed, the surer it is. */
export function listCompletions(form: string, lexicon: Lexicon): Meaning[] {
  const certainty = qualities.prefix * (lexicon.findForm(form) === undefined ? 1 : 0.75)
  return lexicon.listByPrefix(form, form.length > 2 ? 64 : 24).map((longer) => ({
    stem: lexicon.stemOf(longer),
    quality: certainty * (0.7 + (0.3 * form.length) / lexicon.formText(longer).length),
  }))
}

/** Returns the words that are one typing error away, or two for long words, likeliest first. A wrong first letter is rarer. */
export function listTypos(form: string, lexicon: Lexicon): (Meaning & { form: string })[] {
  if (form.length < 4 || /\d/.test(form)) return []
  const near = lexicon.listNear(form, form.length < 8 ? 1 : 2).filter(({ distance }) => distance > 0)
  const typos = near.map(({ form: id, distance }) => {
    const text = lexicon.formText(id)
    const quality = (distance === 1 ? qualities.typo : qualities.twoTypos) * (text[0] === form[0] ? 1 : 0.9)
    return { form: text, stem: lexicon.stemOf(id), quality }
  })
  return typos.sort((a, b) => b.quality - a.quality)
}

/** Splits "darkmode" into "dark mode" if both words exist, as near to the middle as possible. */
export function splitForm(form: string, exists: (text: string) => boolean): string[] {
  const middle = form.length / 2
  const cuts = Array.from(form, (_, at) => at).filter((at) => at > 2 && at < form.length - 2)
  cuts.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  const at = cuts.find((own) => exists(form.slice(0, own)) && exists(form.slice(own)))
  return at === undefined ? [] : [form.slice(0, at), form.slice(at)]
}

/** Joins "2 0 18" to the version 2.0.18 if that word exists and there's no other number. */
export function joinVersions(forms: readonly string[], exists: (form: string) => boolean): string[] {
  const isNumber = (form: string) => /^(?:\d+|x)$/.test(form)
  const from = forms.findIndex(isNumber)
  const to = forms.findLastIndex(isNumber) + 1
  const version = forms.slice(from, to)
  const isVersion = version.length > 1 && version.every(isNumber) && exists(version.join('.'))
  return isVersion ? forms.toSpliced(from, version.length, version.join('.')) : [...forms]
}
