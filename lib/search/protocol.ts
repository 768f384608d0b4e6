import type { VersionId } from '../site/versions'
import type { SearchContext } from './search-record'

/** The maximum length of a query, in characters. Nobody types more, and a longer one, such as a pasted page, is cut. */
export const longestQuery = 1000

/** A visitor's query. It always searches one version of the documentation and, if `context` is given, only one area. */
export type SearchRequest = {
  query: string
  version: VersionId
  context?: SearchContext
  /** The area that the visitor is in, which ranks slightly higher. */
  near?: SearchContext
  limit: number
  /** The maximum length of a snippet, in characters. The default is `config.search.snippetLength`. */
  snippetLength?: number
}

/** What to load before a query: one area or, without `context`, all of them. */
export type LoadRequest = Pick<SearchRequest, 'version' | 'context'>

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

/** Receives the answer to a request. */
export type SearchListener = {
  /** Called once, or twice if texts or whole areas arrive later than the first titles. The first time, `isComplete` is then false. */
  onAnswer(answer: SearchAnswer, isComplete: boolean): void
  onFailure(error: Error): void
}

/** Answers requests. It's the worker or, if there are no workers, the same code in the page. */
export type SearchBackend = {
  /** Loads what isn't there yet, and tries again what has failed. */
  load(request: LoadRequest): void
  ask(request: SearchRequest, listener: SearchListener): void
}

/**
 * Messages from the page to the search worker. `start` is the first one and is sent once. While the worker's own file is still loading, the page requests
 * the titles listed in `coming` and passes each on as a `file`. If a `file` has no text, it didn't arrive.
 */
export type ToWorker =
  | { kind: 'start'; base: string; request: LoadRequest; coming: readonly string[] }
  | { kind: 'file'; url: string; text?: string }
  | { kind: 'load'; request: LoadRequest }
  | { kind: 'ask'; id: number; request: SearchRequest }

/** Messages from the search worker to the page. `ready` answers `load`. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; answer: SearchAnswer; isComplete: boolean }
  | { kind: 'failure'; id: number; message: string }
