import { listWords } from './words'

/** Finds terms in a text and returns them as pairs of start and end. It matches whole words and ignores capitals and accents. */
export type TermFinder = (text: string) => [start: number, end: number][]

/**
 * Creates a function that finds these terms. A term of several words matches where they follow each other.
 * @example createTermFinder(['Café au lait'])('A CAFE AU LAIT, please.') // => [[2, 14]]
 */
export function createTermFinder(terms: readonly string[]): TermFinder {
  const wanted = terms.map((term) => listWords(term).map(({ form }) => form)).filter((forms) => forms.length > 0)
  // If two terms begin at the same word, the longer one wins, because it's more specific.
  wanted.sort((a, b) => b.length - a.length)
  return (text) => {
    const words = listWords(text)
    const found: [number, number][] = []
    for (let at = 0; at < words.length; at += 1) {
      const match = wanted.find((forms) => forms.every((form, offset) => words[at + offset]?.form === form))
      const [first, last] = [words[at], words[at + (match?.length ?? 0) - 1]]
      if (!match || !first || !last) continue
      found.push([first.start, last.end])
      at += match.length - 1
    }
    return found
  }
}
