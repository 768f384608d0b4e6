import type { SearchAnswer } from './search-answer'
import type { LoadRequest, SearchRequest } from './search-request'

/**
 * What the page says to the search worker. `start` is the first message, once. The page requests the titles that `coming` names while the worker's own
 * file is still on its way, and hands each over as a `file`; one without a text didn't arrive.
 */
export type ToWorker =
  | { kind: 'start'; base: string; request: LoadRequest; coming: readonly string[] }
  | { kind: 'file'; url: string; text?: string }
  | { kind: 'load'; request: LoadRequest }
  | { kind: 'ask'; id: number; request: SearchRequest }

/** What the search worker says to the page. `ready` answers `load`. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; answer: SearchAnswer; isComplete: boolean }
  | { kind: 'failure'; id: number; message: string }
