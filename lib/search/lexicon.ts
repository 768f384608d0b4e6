import { editDistance } from '../utils/nearest'
import { stem, toFamily } from './english'

/** A word from the texts, by its number, and how far it is from the word that was searched for. */
type NearForm = { form: number; distance: number }

export type Lexicon = ReturnType<typeof createLexicon>

/**
 * Creates a list of the words in all texts. A form is a word with its ending, and a stem is what its inflections share. Both are numbers. Adding is O(1).
 * The sorted list and the lists by length are built again by the first query after words were added, in O(n log n).
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
    /** Returns the number of a form. A form that isn't known yet gets a new number. */
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

    /** Returns the stems of related words: for "encrypted", also that of "encryption". */
    listFamily: (text: string): readonly number[] => families.get(toFamily(text)) ?? [],

    /** Returns at most `limit` forms that begin with `prefix`, shortest first. O(log n) plus the matches. */
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

    /** Returns the forms that are at most `max` typing errors away from `word`. It scans the lists of similar length and filters them by letters first. */
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

    /** Returns the forms that begin with something one typing error away from `prefix`. It scans all forms. */
    listNearPrefix(prefix: string): number[] {
      return sort().filter((form) => {
        const text = forms[form] ?? ''
        if (text.length < prefix.length || text[0] !== prefix[0]) return false
        return [0, 1, -1].some((more) => editDistance(prefix, text.slice(0, prefix.length + more), 1) <= 1)
      })
    },
  }
}

/**
 * Returns a mask with one bit for each letter of a word. If the masks of two words differ in many bits, the words are far apart and needn't be compared
 * closely.
 */
function toLetterMask(word: string): number {
  let mask = 0
  for (let index = 0; index < word.length; index += 1) mask |= 1 << (word.charCodeAt(index) & 31)
  return mask
}

/** Counts the letters that only one of two words has. `difference` is the exclusive or of their masks. */
function countMaskBits(difference: number): number {
  let bits = difference
  let count = 0
  for (; bits; count += 1) bits &= bits - 1
  return count
}
