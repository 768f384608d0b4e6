import type { SearchAnswer } from './search-answer'
import type { LoadRequest, SearchRequest } from './search-request'

/** Where the index files are, and what to load first. */
export type WorkerStart = { base: string; request: LoadRequest }

/** What the page says to the search worker. `start` is the first message, once. */
export type ToWorker =
  | ({ kind: 'start' } & WorkerStart)
  | { kind: 'load'; request: LoadRequest }
  | { kind: 'ask'; id: number; request: SearchRequest }

/** What the search worker says to the page. `ready` answers `start`. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; answer: SearchAnswer; isComplete: boolean }
  | { kind: 'failure'; id: number; message: string }
