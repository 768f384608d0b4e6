import type { VersionId } from '../site/versions'
import { toError } from '../utils/to-error'
import { createEngine, type SearchEngine } from './engine'
import { type SearchFile, type SearchManifest, type SearchTexts, sliceTexts } from './search-file'
import type { SearchBackend, SearchListener, SearchRequest } from './search-request'

export type SearchHostOptions = {
  /** Where the index files are: absolute, without a slash at the end. */
  base: string
  /** What stands at an address; throws where there is nothing. */
  fetchJson(url: string): Promise<unknown>
}

/** Titles and headings at once; `whole` comes once the texts are in, too. */
type Loaded = { engine: SearchEngine; isWhole: boolean; whole: Promise<void> }

/** Texts that are indexed in one go: some 3 ms on a desktop, so that who types meanwhile hardly waits. */
const textsAtOnce = 25

/**
 * Milliseconds that the page has to draw an answer from titles, before the texts are gone on with. On two cores a thread at full speed takes them
 * from the page: tasks of 15 ms of work lasted 50 to 80 (bench/history.md).
 */
const drawingTime = 100

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Lets a request that has come meanwhile be answered. A timer would wait for 4 ms each time. */
const pause = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })

/** Loads index files by version and answers from them. What failed to load is tried again with the next request. */
export function createSearchHost({ base, fetchJson }: SearchHostOptions): SearchBackend {
  const loads = new Map<VersionId, Promise<Loaded>>()
  let isDrawnAt = 0

  const load = (version: VersionId): Promise<Loaded> => {
    const known = loads.get(version)
    if (known) return known
    const forget = () => void loads.delete(version)
    const started = loadVersion(version)
    loads.set(version, started)
    started.then(({ whole }) => whole.catch(forget), forget)
    return started
  }

  const loadVersion = async (version: VersionId): Promise<Loaded> => {
    const { files, synonyms, snippetLength } = (await fetchJson(`${base}/manifest.json`)) as SearchManifest
    const own = files.filter((file) => !file.version || file.version === version)
    const columns = await Promise.all(own.map(({ file }) => fetchJson(`${base}/${file}`) as Promise<SearchFile>))
    // Titles and headings take a quarter of the time that the texts take, and have most of the first answers.
    const engine = createEngine(
      columns.map(({ texts: _later, ...titles }) => titles),
      { synonyms, snippetLength },
    )
    const addTexts = async (index: number, texts: SearchTexts) => {
      for (const some of sliceTexts(texts, textsAtOnce)) {
        const left = isDrawnAt - performance.now()
        await (left > 0 ? wait(left) : pause())
        engine.addTexts(index, some)
      }
    }
    const addAll = async () => {
      for (const [index, { texts: names }] of own.entries()) {
        const { texts } = columns[index] ?? {}
        if (texts !== undefined) await addTexts(index, { from: 0, texts })
        // One file at a time: each is indexed once it is there, and no more than one lies in memory.
        for (const name of names) await addTexts(index, (await fetchJson(`${base}/${name}`)) as SearchTexts)
      }
    }
    const loaded: Loaded = { engine, isWhole: false, whole: Promise.resolve() }
    loaded.whole = addAll().then(() => {
      loaded.isWhole = true
    })
    return loaded
  }

  const answer = async (request: SearchRequest, { onAnswer }: SearchListener) => {
    const { query, version, context, near, limit } = request
    const loaded = await load(version)
    const search = () => loaded.engine.search(query, { scope: { context, version, near }, limit })
    if (!loaded.isWhole) {
      onAnswer(search(), false)
      isDrawnAt = performance.now() + drawingTime
      await loaded.whole
    }
    onAnswer(search(), true)
  }

  return {
    // A request that follows reports the failure.
    load: (version) => void load(version).catch(() => {}),
    ask: (request, listener) => void answer(request, listener).catch((error) => listener.onFailure(toError(error))),
  }
}
