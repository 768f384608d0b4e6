import type { LoadRequest, SearchBackend, SearchListener } from '../search/search-request'
import type { FromWorker, ToWorker } from '../search/worker-messages'
import { beginSearch } from './begin-search'

/** How long the worker may take to start, in milliseconds. After that, the page itself searches. */
const patience = 5000

/**
 * Takes over the search worker that the loader began, or starts one. Rejects if there are no workers, or if the worker's file doesn't load in time.
 * @param request what to load at once
 * @param onBroken called if the worker breaks down later, which also fails the requests that wait
 */
export function startSearchWorker(request: LoadRequest, onBroken: () => void): Promise<SearchBackend> {
  return new Promise((resolve, reject) => {
    const begun = window.begunSearch
    window.begunSearch = undefined
    const { worker } = begun && !begun.isBroken ? begun : beginSearch(request)
    const post = (message: ToWorker) => worker.postMessage(message)
    const waiting = new Map<number, SearchListener>()
    let lastId = 0
    let isReady = false

    const stop = (message: string) => {
      clearTimeout(timer)
      worker.terminate()
      const error = new Error(message)
      for (const { onFailure } of waiting.values()) onFailure(error)
      waiting.clear()
      if (isReady) onBroken()
      reject(error)
    }
    const timer = setTimeout(() => stop('The search worker took too long to start'), patience)
    worker.addEventListener('error', ({ message }) => stop(message || "The search worker didn't start"))
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'ready') {
        isReady = true
        clearTimeout(timer)
        return resolve(backend)
      }
      const listener = waiting.get(data.id)
      if (data.kind === 'failure' || data.isComplete) waiting.delete(data.id)
      if (data.kind === 'failure') listener?.onFailure(new Error(data.message))
      else listener?.onAnswer(data.answer, data.isComplete)
    })
    const backend: SearchBackend = {
      load: (request) => post({ kind: 'load', request }),
      ask(request, listener) {
        lastId += 1
        waiting.set(lastId, listener)
        post({ kind: 'ask', id: lastId, request })
      },
    }
    backend.load(request)
  })
}
