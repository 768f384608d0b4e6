import type { SearchContext } from './search-record'

/** Where to look. `version` holds for the documentation alone: every other area has one for all versions. */
export type SearchScope = {
  context?: SearchContext
  version?: string
  /** The area the visitor is in: it ranks a little higher. */
  near?: SearchContext
}

export type SearchOptions = {
  scope?: SearchScope
  /** The most hits to return, 20 unless told; `Infinity` for all. */
  limit?: number
}

/** A text and what to mark in it: pairs of start and end. */
export type MarkedText = { text: string; ranges: readonly (readonly [start: number, end: number])[] }

/** A section that answers. */
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
  /** The words that were found, as the page writes them: what to mark there. */
  terms: readonly string[]
  /** It has little of what was asked for, or only something like it, and so has every hit after it. */
  isWeak: boolean
  score: number
}

export type SearchAnswer = {
  /** Best first; the weak ones are the last. */
  hits: readonly SearchHit[]
  /** How many there are in the scope. Weak ones are counted only where there is nothing better. */
  total: number
  /** How many there are in each area that's loaded, whichever one the scope names. Weak ones don't count here. */
  counts: Readonly<Partial<Record<SearchContext, number>>>
  /** Areas that belong to the scope and couldn't be loaded, so their hits may be missing. */
  missing?: readonly SearchContext[]
  /** The query as it was understood, where only a misspelling explains a word. */
  corrected?: string
  /** Words of the site that resemble what was not found. */
  nearest: readonly string[]
}
