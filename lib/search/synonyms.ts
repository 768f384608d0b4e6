import { stem, stopWords } from './english'
import { listWords } from './words'

/** Phrases that mean the same, or what visitors who `say` one phrase want to `find`. They come from `content/search/synonyms.yml`. */
export type SynonymGroup = readonly string[] | { say: readonly string[]; find: readonly string[] }

/** Maps the stems of a phrase to the other phrases to search for, as forms. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>

/** The longest phrase that is looked up, in words. */
const longestPhrase = 5

/** Returns the key of a phrase: its stems without the small words in the middle, so "week of the year" has the same key as "week of year". */
function toPhraseKey(forms: readonly string[]): string {
  const kept = forms.filter((form, at) => at === 0 || at === forms.length - 1 || !stopWords.has(form))
  return kept.map(stem).join(' ')
}

/** Returns groups of synonyms as a map in which a phrase can be looked up. */
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

/** Returns the phrases of a query that have synonyms: their first word (`from`), the word after their last (`to`), and the other phrases to search for. */
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
