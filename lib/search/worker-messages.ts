import type { VersionId } from '../site/versions'
import type { SearchAnswer } from './search-answer'
import type { SearchRequest } from './search-request'

/** Where the index files are, and what to load first. */
export type WorkerStart = { base: string; version: VersionId }

/** What the page says to the search worker. `start` is the first message, once. */
export type ToWorker =
  | ({ kind: 'start' } & WorkerStart)
  | { kind: 'load'; version: VersionId }
  | { kind: 'ask'; id: number; request: SearchRequest }

/** What the search worker says to the page. `ready` answers `start`. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; answer: SearchAnswer; isComplete: boolean }
  | { kind: 'failure'; id: number; message: string }
