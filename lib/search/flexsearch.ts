// The light build is a quarter of the size of the full one: no workers, no storage, no `eval`. The package exports only the full one, so we import this
// file by its path.
import { Index } from '../../node_modules/flexsearch/dist/flexsearch.light.module.min.js'

/** An inverted index, which knows the records that contain a term. */
type TermIndex = {
  /** @param terms words without spaces; add each record only once */
  add(record: number, terms: readonly string[]): void
  /** Returns the records that contain `term`, in the order in which they were added. */
  find(term: string): readonly number[]
}

/**
 * Creates an index. This is the only module that knows FlexSearch, which we use only to find terms. Everything else (which words are alike, what comes
 * first) is our own code, because each of its encoders changes or drops words, and it returns no scores.
 */
export function createTermIndex(): TermIndex {
  const index = new Index({ tokenize: 'strict', resolution: 1, encode: (text) => text.split(' ') })
  const found = new Map<string, readonly number[]>()
  return {
    add(record, terms) {
      if (terms.length === 0) return
      index.add(record, terms.join(' '))
      found.clear()
    },
    find(term) {
      const known = found.get(term)
      if (known) return known
      const records = index.search(term, { limit: 1_000_000 })
      found.set(term, records)
      return records
    },
  }
}
