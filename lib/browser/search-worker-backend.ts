import searchWorker from '../../.generated/search-worker.json'
import type { SearchBackend, SearchListener } from '../search/search-request'
import type { FromWorker, ToWorker, WorkerStart } from '../search/worker-messages'
import { withBasePath } from '../site/base-path'

/**
 * Starts the search worker. Rejects where there are no workers, or its file does not load.
 * @param start where the index files are, and the version to load at once: the page may be too busy to ask for it once the worker is there
 * @param onBroken called when it breaks down later on; the requests that wait then fail
 */
export function startSearchWorker(start: WorkerStart, onBroken: () => void): Promise<SearchBackend> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(withBasePath(searchWorker.href), { type: 'module', name: 'search' })
    const post = (message: ToWorker) => worker.postMessage(message)
    const waiting = new Map<number, SearchListener>()
    let lastId = 0

    worker.addEventListener('error', (event) => {
      // What the worker throws by itself is no fault of the page.
      event.preventDefault()
      worker.terminate()
      const error = new Error(event.message || 'The search worker did not start')
      for (const { onFailure } of waiting.values()) onFailure(error)
      waiting.clear()
      onBroken()
      reject(error)
    })
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'ready') return resolve(backend)
      const listener = waiting.get(data.id)
      if (data.kind === 'failure' || data.isComplete) waiting.delete(data.id)
      if (data.kind === 'failure') listener?.onFailure(new Error(data.message))
      else listener?.onAnswer(data.answer, data.isComplete)
    })
    const backend: SearchBackend = {
      load: (version) => post({ kind: 'load', version }),
      ask(request, listener) {
        lastId += 1
        waiting.set(lastId, listener)
        post({ kind: 'ask', id: lastId, request })
      },
    }
    post({ kind: 'start', ...start })
  })
}
