import type {
  FromWorker,
  LoadRequest,
  SearchBackend,
  SearchListener,
  SearchRequest,
  ToWorker,
} from '../search/protocol'
import { toError } from '../utils/errors'
import { beginSearch, toIndexBase } from './begin-search'

/** A request and who waits for its answer. Only the newest request still needs one. */
type Ask = { request: SearchRequest; listener: SearchListener }

let backend: Promise<SearchBackend> | undefined
let newest: Ask | undefined
/** Only one request runs at a time, so a slow device answers what was typed last and skips what was typed in between. */
let underWay: Ask | undefined

/** Starts to load the engine and the index, and tries again what failed. Call it at the first sign that a visitor wants to search, and on Retry. */
export function prepareSearch({ version, context }: LoadRequest): void {
  const request = { version, context }
  // The query that follows reports a failure.
  start(request).then(({ load }) => load(request), stop)
}

/**
 * Sends a request. The newest one wins, so the listener of an older one is no longer called. If nothing has loaded, each request tries again.
 * @returns a function that drops the request
 */
export function askSearch(request: SearchRequest, listener: SearchListener): () => void {
  const ask = { request, listener }
  newest = ask
  if (!underWay) void answer(ask)
  return () => {
    if (newest === ask) newest = undefined
  }
}

async function answer(ask: Ask): Promise<void> {
  underWay = ask
  const finish = (tell: () => void) => {
    if (newest === ask) tell()
    if (underWay !== ask) return
    underWay = undefined
    if (newest && newest !== ask) void answer(newest)
  }
  const onFailure = (error: Error) => finish(() => ask.listener.onFailure(error))
  try {
    const { ask: put } = await start({ version: ask.request.version, context: ask.request.context })
    const onAnswer: SearchListener['onAnswer'] = (found, isComplete) =>
      finish(() => ask.listener.onAnswer(found, isComplete))
    put(ask.request, { onAnswer, onFailure })
  } catch (error) {
    stop()
    onFailure(toError(error))
  }
}

/** @param request what the visitor is going to ask for first */
function start(request: LoadRequest): Promise<SearchBackend> {
  backend ??= startBackend(request)
  return backend
}

function stop() {
  backend = undefined
}

async function startBackend(request: LoadRequest): Promise<SearchBackend> {
  try {
    return await startSearchWorker(request, stop)
  } catch {
    // If there are no workers, or a policy or the network blocks this one, use the same engine in the page.
    const [{ createSearchHost }, { fetchJson }, { default: settings }] = await Promise.all([
      import('../search/search-host'),
      import('../search/fetch-json'),
      import('../../.generated/search-settings.json'),
    ])
    return createSearchHost({ base: toIndexBase(), fetchJson, settings })
  }
}

/** How long the worker may take to start, in milliseconds. After that, the page itself searches. */
const startTimeout = 5000

/**
 * Takes over the search worker that the loader began, or starts one. Rejects if there are no workers, or if the worker's file doesn't load in time.
 * @param request what to load at once
 * @param onBroken called if the worker breaks down later, which also fails the requests that wait
 */
function startSearchWorker(request: LoadRequest, onBroken: () => void): Promise<SearchBackend> {
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
      // This comes first, because a query that waits for its turn is sent as soon as the one before it fails, and needs a new worker.
      if (isReady) onBroken()
      for (const { onFailure } of waiting.values()) onFailure(error)
      waiting.clear()
      reject(error)
    }
    const timer = setTimeout(() => stop('The search worker took too long to start'), startTimeout)
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
