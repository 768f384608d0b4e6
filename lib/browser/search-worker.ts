import searchSettings from '../../.generated/search-settings.json'
import { fetchJson } from '../search/fetch-json'
import { createSearchHost } from '../search/search-host'
import type { SearchBackend } from '../search/search-request'
import type { FromWorker, ToWorker } from '../search/worker-messages'

/**
 * The module that runs in the search worker: messages in, answers out. `scripts/write-generated.ts` makes one file of it: made by Turbopack it
 * is four, each asked for once the one before is there.
 */
const post = (message: FromWorker) => self.postMessage(message)
/** How long the worker waits for a file from the page, in milliseconds. Then it fetches the file itself. */
const patience = 10_000
type Coming = { text: Promise<string | undefined>; arrive: (text: string | undefined) => void }
const coming = new Map<string, Coming>()
let host: SearchBackend | undefined

/** Takes what the page hands over, once; without it, and on a second try, fetches. */
async function readFile(url: string): Promise<unknown> {
  const text = await coming.get(url)?.text
  coming.delete(url)
  return text === undefined ? fetchJson(url) : JSON.parse(text)
}

function expectFile(): Coming {
  let arrive: Coming['arrive'] = () => {}
  const text = new Promise<string | undefined>((resolve) => {
    arrive = resolve
    setTimeout(resolve, patience)
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
