import type { SearchAnswer } from './search-answer'
import type { LoadRequest, SearchRequest } from './search-request'

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
