import { fetchJson } from '../search/fetch-json'
import { createSearchHost } from '../search/search-host'
import type { SearchBackend } from '../search/search-request'
import type { FromWorker, ToWorker } from '../search/worker-messages'

/**
 * The module that runs in the search worker: messages in, answers out. `scripts/write-generated.ts` makes one file of it: made by Turbopack it
 * is four, each asked for once the one before is there.
 */
const post = (message: FromWorker) => self.postMessage(message)
let host: SearchBackend | undefined

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') {
    host = createSearchHost({ base: data.base, fetchJson })
    host.load(data.request)
    post({ kind: 'ready' })
  } else if (data.kind === 'load') host?.load(data.request)
  else {
    const { id, request } = data
    host?.ask(request, {
      onAnswer: (answer, isComplete) => post({ kind: 'answer', id, answer, isComplete }),
      onFailure: ({ message }) => post({ kind: 'failure', id, message }),
    })
  }
})
