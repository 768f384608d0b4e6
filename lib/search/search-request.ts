import type { VersionId } from '../site/versions'
import type { SearchAnswer } from './search-answer'
import type { SearchContext } from './search-record'

/** A question of a visitor: always within one version of the documentation, and where `context` is given within one area. */
export type SearchRequest = {
  query: string
  version: VersionId
  context?: SearchContext
  /** The area the visitor is in: it ranks a little higher. */
  near?: SearchContext
  limit: number
}

/** What to load ahead of a question: one area, or without `context` all of them. */
export type LoadRequest = Pick<SearchRequest, 'version' | 'context'>

/** Who waits for the answer to a request. */
export type SearchListener = {
  /** Called once, or twice if texts or whole areas arrive later than the first titles: then `isComplete` is false at first. */
  onAnswer(answer: SearchAnswer, isComplete: boolean): void
  onFailure(error: Error): void
}

/** What answers: the worker, or the same in the page where there are no workers. */
export type SearchBackend = {
  /** Loads what isn't there yet, and tries again what failed. */
  load(request: LoadRequest): void
  ask(request: SearchRequest, listener: SearchListener): void
}
