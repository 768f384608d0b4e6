import { stem } from './stem'
import { stopWords } from './word-weights'
import { listWords } from './words'

/** Phrases that mean the same, or what visitors who `say` the one want to `find`. From `content/search/synonyms.yml`. */
export type SynonymGroup = readonly string[] | { say: readonly string[]; find: readonly string[] }

/** By the stems of a phrase: the phrases to look for beside it, as forms. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>

/** The longest phrase that is looked up, in words. */
const longestPhrase = 5

/** The key of a phrase: its stems, without the small words inside it, so that "week of the year" is "week of year". */
function toPhraseKey(forms: readonly string[]): string {
  const kept = forms.filter((form, at) => at === 0 || at === forms.length - 1 || !stopWords.has(form))
  return kept.map(stem).join(' ')
}

/** Groups of synonyms, ready to be looked up by phrase. */
export function buildSynonyms(groups: readonly SynonymGroup[]): Synonyms {
  const synonyms = new Map<string, (readonly string[])[]>()
  for (const group of groups) {
    const { say, find } = 'say' in group ? group : { say: group, find: group }
    const phrases = find.map(toForms)
    for (const key of say.map((phrase) => toPhraseKey(toForms(phrase)))) {
      const others = phrases.filter((other) => toPhraseKey(other) !== key)
      synonyms.set(key, [...(synonyms.get(key) ?? []), ...others])
    }
  }
  return synonyms
}

const toForms = (phrase: string) => listWords(phrase).map(({ form }) => form)

/** The phrases of a query that have synonyms: from which word to which, and what to look for beside them. */
export function listSynonyms(forms: readonly string[], synonyms: Synonyms) {
  const found: { from: number; to: number; phrases: readonly (readonly string[])[] }[] = []
  for (let from = 0; from < forms.length; from += 1) {
    for (let to = from + 1; to <= Math.min(forms.length, from + longestPhrase); to += 1) {
      const phrases = synonyms.get(toPhraseKey(forms.slice(from, to)))
      if (phrases) found.push({ from, to, phrases })
    }
  }
  return found
}
