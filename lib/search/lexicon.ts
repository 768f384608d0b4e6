import { countMaskBits, editDistance, toLetterMask } from './edit-distance'
import { stem, toFamily } from './stem'

/** A word of the texts by its number, and how far it is from what was asked for. */
export type NearForm = { form: number; distance: number }

export type Lexicon = ReturnType<typeof createLexicon>

/**
 * The words of all texts. A form is a word as it stands, a stem what its inflections share; both are numbers. Adding is O(1); the sorted
 * list and the lists by length are made anew at the first question after words were added, O(n log n).
 */
export function createLexicon() {
  const forms: string[] = []
  const formIds = new Map<string, number>()
  const stems: string[] = []
  const stemIds = new Map<string, number>()
  const stemOfForm: number[] = []
  const masks: number[] = []
  const families = new Map<string, number[]>()
  let sorted: number[] | undefined
  let byLength: number[][] = []

  const addStem = (text: string): number => {
    const known = stemIds.get(text)
    if (known !== undefined) return known
    const id = stems.push(text) - 1
    stemIds.set(text, id)
    const family = toFamily(text)
    families.set(family, [...(families.get(family) ?? []), id])
    return id
  }

  const sort = (): number[] => {
    if (sorted) return sorted
    const texts = forms
    sorted = forms.map((_, id) => id).sort((a, b) => ((texts[a] ?? '') < (texts[b] ?? '') ? -1 : 1))
    byLength = []
    for (const id of sorted) {
      const { length } = forms[id] ?? ''
      byLength[length] ??= []
      byLength[length].push(id)
    }
    return sorted
  }

  return {
    /** The number of a form, a new one where it is not known yet. */
    add(form: string): number {
      const known = formIds.get(form)
      if (known !== undefined) return known
      const id = forms.push(form) - 1
      formIds.set(form, id)
      stemOfForm.push(addStem(stem(form)))
      masks.push(toLetterMask(form))
      sorted = undefined
      return id
    },

    findForm: (form: string) => formIds.get(form),
    findStem: (text: string) => stemIds.get(text),
    formText: (form: number) => forms[form] ?? '',
    stemText: (id: number) => stems[id] ?? '',
    stemOf: (form: number) => stemOfForm[form] ?? -1,
    countStems: () => stems.length,

    /** Stems of derivations: of "encrypted" also that of "encryption". */
    listFamily: (text: string): readonly number[] => families.get(toFamily(text)) ?? [],

    /** Forms that begin with `prefix`, the shortest first, at most `limit`. O(log n) and the matches. */
    listByPrefix(prefix: string, limit: number): number[] {
      const order = sort()
      let low = 0
      for (let high = order.length; low < high; ) {
        const middle = (low + high) >> 1
        if ((forms[order[middle] ?? -1] ?? '') < prefix) low = middle + 1
        else high = middle
      }
      const found: number[] = []
      for (let at = low; at < order.length && forms[order[at] ?? -1]?.startsWith(prefix); at += 1) {
        found.push(order[at] ?? -1)
      }
      return found.sort((a, b) => (forms[a]?.length ?? 0) - (forms[b]?.length ?? 0)).slice(0, limit)
    },

    /** Forms at most `max` slips away from `word`. A scan of the lists of that length, filtered by letters first. */
    listNear(word: string, max: number): NearForm[] {
      sort()
      const mask = toLetterMask(word)
      const found: NearForm[] = []
      for (let length = Math.max(1, word.length - max); length <= word.length + max; length += 1) {
        for (const form of byLength[length] ?? []) {
          if (countMaskBits(mask ^ (masks[form] ?? 0)) > 2 * max) continue
          const distance = editDistance(word, forms[form] ?? '', max)
          if (distance <= max) found.push({ form, distance })
        }
      }
      return found
    },

    /** Forms that begin with something one slip away from `prefix`. A scan of all forms. */
    listNearPrefix(prefix: string): number[] {
      return sort().filter((form) => {
        const text = forms[form] ?? ''
        if (text.length < prefix.length || text[0] !== prefix[0]) return false
        return [0, 1, -1].some((more) => editDistance(prefix, text.slice(0, prefix.length + more), 1) <= 1)
      })
    },
  }
}
