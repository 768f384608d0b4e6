import type { Lexicon } from './lexicon'
import { stem } from './stem'
import { toVersionPart } from './words'

/** A stem that may be meant, and how sure that is. The word as typed has a quality of 1. */
export type Likeness = { stem: number; quality: number }

/** How sure it is that another word is meant. The figures come from measurements. */
export const qualities = {
  inflection: 0.97,
  joined: 0.9,
  prefix: 0.8,
  synonym: 0.8,
  split: 0.54,
  family: 0.5,
  slip: 0.5,
  twoSlips: 0.42,
  versionPart: 0.3,
} as const

/** Returns the word itself and its inflections. A number may also be part of a version. */
export function listOwn(form: string, lexicon: Lexicon): Likeness[] {
  const own = (text: string, quality: number): Likeness[] => {
    const id = lexicon.findStem(text)
    return id === undefined ? [] : [{ stem: id, quality }]
  }
  const known = lexicon.findForm(form)
  return [
    ...(known === undefined ? [] : [{ stem: lexicon.stemOf(known), quality: 1 }]),
    ...own(stem(form), qualities.inflection),
    ...(/^\d+$/.test(form) ? own(toVersionPart(form), qualities.versionPart) : []),
  ]
}

/** Returns the words that begin with a typed one. The more of a word was typed, the surer it is. */
export function listLonger(form: string, lexicon: Lexicon): Likeness[] {
  const certainty = qualities.prefix * (lexicon.findForm(form) === undefined ? 1 : 0.75)
  return lexicon.listByPrefix(form, form.length > 2 ? 64 : 24).map((longer) => ({
    stem: lexicon.stemOf(longer),
    quality: certainty * (0.7 + (0.3 * form.length) / lexicon.formText(longer).length),
  }))
}

/** Returns the words that are one typing error away, or two for long words, likeliest first. A wrong first letter is rarer. */
export function listSlips(form: string, lexicon: Lexicon): (Likeness & { form: string })[] {
  if (form.length < 4 || /\d/.test(form)) return []
  const near = lexicon.listNear(form, form.length < 8 ? 1 : 2).filter(({ distance }) => distance > 0)
  const slips = near.map(({ form: id, distance }) => {
    const text = lexicon.formText(id)
    const quality = (distance === 1 ? qualities.slip : qualities.twoSlips) * (text[0] === form[0] ? 1 : 0.9)
    return { form: text, stem: lexicon.stemOf(id), quality }
  })
  return slips.sort((a, b) => b.quality - a.quality)
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
