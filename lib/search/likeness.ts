import type { Lexicon } from './lexicon'
import { stem } from './stem'
import { toVersionPart } from './words'

/** A stem that may be meant, and how surely; the word as typed is 1. */
export type Likeness = { stem: number; quality: number }

/** How sure it is that another word is meant. The figures are measured. */
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

/** The word itself and its inflections; a number may also be part of a version. */
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

/** Words that go on where a word ends, surer the more of them was typed. */
export function listLonger(form: string, lexicon: Lexicon): Likeness[] {
  const certainty = qualities.prefix * (lexicon.findForm(form) === undefined ? 1 : 0.75)
  return lexicon.listByPrefix(form, form.length > 2 ? 64 : 24).map((longer) => ({
    stem: lexicon.stemOf(longer),
    quality: certainty * (0.7 + (0.3 * form.length) / lexicon.formText(longer).length),
  }))
}

/** Words one slip away, and of long ones two; the likeliest first. A wrong first letter is rarer. */
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

/** "darkmode" is "dark mode", where both words exist; cut as near to the middle as possible. */
export function splitForm(form: string, exists: (text: string) => boolean): string[] {
  const middle = form.length / 2
  const cuts = Array.from(form, (_, at) => at).filter((at) => at > 2 && at < form.length - 2)
  cuts.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  const at = cuts.find((own) => exists(form.slice(0, own)) && exists(form.slice(own)))
  return at === undefined ? [] : [form.slice(0, at), form.slice(at)]
}

/** "2 0 18" is the version 2.0.18, where there is such a word and no other number. */
export function joinVersions(forms: readonly string[], exists: (form: string) => boolean): string[] {
  const isNumber = (form: string) => /^(?:\d+|x)$/.test(form)
  const from = forms.findIndex(isNumber)
  const to = forms.findLastIndex(isNumber) + 1
  const version = forms.slice(from, to)
  const isVersion = version.length > 1 && version.every(isNumber) && exists(version.join('.'))
  return isVersion ? forms.toSpliced(from, version.length, version.join('.')) : [...forms]
}
