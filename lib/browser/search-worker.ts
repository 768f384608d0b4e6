import searchSettings from '../../.generated/search-settings.json'
import { fetchJson } from '../search/fetch-json'
import type { FromWorker, SearchBackend, ToWorker } from '../search/protocol'
import { createSearchHost } from '../search/search-host'

/**
 * The module that runs in the search worker and answers its messages. `write-generated.ts` bundles it into one file. Turbopack would make four,
 * each requested only once the one before has arrived.
 */
const post = (message: FromWorker) => self.postMessage(message)
/** How long the worker waits for a file from the page, in milliseconds. After that, it fetches the file itself. */
const fileTimeout = 10_000
type Coming = { text: Promise<string | undefined>; arrive: (text: string | undefined) => void }
const coming = new Map<string, Coming>()
let host: SearchBackend | undefined

/** Returns the file that the page passes on, but only the first time. Otherwise, or if the page passes on nothing, fetches it. */
async function readFile(url: string): Promise<unknown> {
  const text = await coming.get(url)?.text
  coming.delete(url)
  return text === undefined ? fetchJson(url) : JSON.parse(text)
}

function expectFile(): Coming {
  let arrive: Coming['arrive'] = () => {}
  const text = new Promise<string | undefined>((resolve) => {
    arrive = resolve
    setTimeout(resolve, fileTimeout)
  })
  return { text, arrive }
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') {
    for (const url of data.coming) coming.set(url, expectFile())
    host = createSearchHost({ base: data.base, fetchJson: readFile, settings: searchSettings })
    host.load(data.request)
  } else if (data.kind === 'file') coming.get(data.url)?.arrive(data.text)
  else if (data.kind === 'load') {
    host?.load(data.request)
    post({ kind: 'ready' })
  } else {
    const { id, request } = data
    host?.ask(request, {
      onAnswer: (answer, isComplete) => post({ kind: 'answer', id, answer, isComplete }),
      onFailure: ({ message }) => post({ kind: 'failure', id, message }),
    })
  }
})
