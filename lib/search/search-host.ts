import type { VersionId } from '../site/versions'
import { toError } from '../utils/to-error'
import { createEngine, type SearchEngine } from './engine'
import type { SearchFile, SearchManifest, SearchTexts } from './search-file'
import type { SearchBackend, SearchListener, SearchRequest } from './search-request'

export type SearchHostOptions = {
  /** Where the index files are: absolute, without a slash at the end. */
  base: string
  /** What stands at an address; throws where there is nothing. */
  fetchJson(url: string): Promise<unknown>
}

/** Titles and headings at once; `whole` comes once the texts are there too. */
type Loaded = { engine: SearchEngine; isWhole: boolean; whole: Promise<void> }

/** Loads index files by version and answers from them. What failed to load is tried again with the next request. */
export function createSearchHost({ base, fetchJson }: SearchHostOptions): SearchBackend {
  const loads = new Map<VersionId, Promise<Loaded>>()

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
    const engine = createEngine(columns, { synonyms, snippetLength })
    const texts = own.flatMap((file, index) => file.texts.map((name) => ({ name, index })))
    const addTexts = async ({ name, index }: (typeof texts)[number]) =>
      engine.addTexts(index, (await fetchJson(`${base}/${name}`)) as SearchTexts)
    const loaded: Loaded = { engine, isWhole: texts.length === 0, whole: Promise.resolve() }
    if (!loaded.isWhole) {
      loaded.whole = Promise.all(texts.map(addTexts)).then(() => {
        loaded.isWhole = true
      })
    }
    return loaded
  }

  const answer = async (request: SearchRequest, { onAnswer }: SearchListener) => {
    const { query, version, context, near, limit } = request
    const loaded = await load(version)
    const search = () => loaded.engine.search(query, { scope: { context, version, near }, limit })
    if (!loaded.isWhole) {
      onAnswer(search(), false)
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
