import type { SearchContext } from './search-record'

/** Where to search. `version` applies only to the documentation, because every other area has one index for all versions. */
export type SearchScope = {
  context?: SearchContext
  version?: string
  /** The area that the visitor is in, which ranks slightly higher. */
  near?: SearchContext
}

export type SearchOptions = {
  scope?: SearchScope
  /** The maximum number of hits, 20 by default. `Infinity` returns all of them. */
  limit?: number
}

/** A text, with the ranges to mark as pairs of start and end. */
export type MarkedText = { text: string; ranges: readonly (readonly [start: number, end: number])[] }

/** A section that answers the query. */
export type SearchHit = {
  url: string
  /** Empty for the top of a page. */
  hash: string
  context: SearchContext
  version?: string
  title: MarkedText
  /** Its text is empty for the top of a page. */
  section: MarkedText
  breadcrumbs: readonly string[]
  level: 1 | 2 | 3 | 4
  snippet: MarkedText
  /** The words that were found, in lower case but otherwise as the page writes them, so that the page can mark them. */
  terms: readonly string[]
  /** Whether it has little of what the query asks for, or only something similar. Every hit after a weak one is weak too. */
  isWeak: boolean
  score: number
}

export type SearchAnswer = {
  /** The hits, best first, with the weak ones last. */
  hits: readonly SearchHit[]
  /** How many hits there are in the scope. Weak ones count only if there's nothing better. */
  total: number
  /** How many hits there are in each area that's loaded, whichever area the scope contains. Weak ones don't count here. */
  counts: Readonly<Partial<Record<SearchContext, number>>>
  /** Areas that belong to the scope and couldn't be loaded, so their hits may be missing. */
  missing?: readonly SearchContext[]
  /** The query as it was understood, if only a misspelling explains one of its words. */
  corrected?: string
  /** Words on the site that resemble those that weren't found. */
  nearest: readonly string[]
}
