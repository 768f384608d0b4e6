// The light build, a quarter of the whole: no workers, no storage, no `eval`. The package names only the whole one in its exports, so the
// file is named by its place.
import { Index } from '../../node_modules/flexsearch/dist/flexsearch.light.module.min.js'

/** An inverted index: which records hold a term. */
export type TermIndex = {
  /** @param terms words without spaces; a record is added once */
  add(record: number, terms: readonly string[]): void
  /** The records that hold `term`, in the order in which they were added. */
  find(term: string): readonly number[]
}

/**
 * The only module that knows FlexSearch. It finds, and everything else (which words are alike, what comes first) is ours: of its own encoders
 * each changes or drops words, and it gives no scores.
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
