import type { VersionId } from '../site/versions'
import type { SearchAnswer } from './search-answer'
import type { SearchContext } from './search-record'

/** A visitor's query. It always searches one version of the documentation and, if `context` is given, only one area. */
export type SearchRequest = {
  query: string
  version: VersionId
  context?: SearchContext
  /** The area that the visitor is in, which ranks slightly higher. */
  near?: SearchContext
  limit: number
}

/** What to load before a query: one area or, without `context`, all of them. */
export type LoadRequest = Pick<SearchRequest, 'version' | 'context'>

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
