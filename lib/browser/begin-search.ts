import searchWorker from '../../.generated/search-worker.json'
import type { LoadRequest, ToWorker } from '../search/protocol'
import { listAreas, toTitlesName } from '../search/search-record'
import { withBasePath } from '../site/base-path'

/** A search worker that has been sent its first message. */
type BegunSearch = { worker: Worker; isBroken: boolean }

declare global {
  interface Window {
    /** What the loader began before the runtime was ready, until the search client takes it over. */
    begunSearch?: BegunSearch
  }
}

/** Returns the absolute address of the index files. */
export const toIndexBase = () => new URL(withBasePath('/search-index'), window.location.origin).href

/**
 * Starts the search worker and requests the titles at the same time, because on a slow connection, every request that has to wait for another costs half a
 * second. The loader calls this at the first sign of a search, and the search client does if the loader hasn't.
 * @throws if there are no workers here, or the policy forbids them
 */
export function beginSearch(request: LoadRequest): BegunSearch {
  const base = toIndexBase()
  const worker = new Worker(withBasePath(searchWorker.href), { type: 'module', name: 'search' })
  const begun = { worker, isBroken: false }
  worker.addEventListener('error', (event) => {
    // Keeps the browser from logging the worker's errors as errors of the page.
    event.preventDefault()
    begun.isBroken = true
  })
  const post = (message: ToWorker) => worker.postMessage(message)
  const coming = listAreas(request).map(({ context, version }) => `${base}/${toTitlesName(context, version)}`)
  post({ kind: 'start', base, request, coming })
  for (const url of coming)
    fetch(url, { cache: 'no-cache' })
      .then((response) => (response.ok ? response.text() : undefined))
      .catch(() => undefined)
      .then((text) => post({ kind: 'file', url, text }))
  return begun
}
