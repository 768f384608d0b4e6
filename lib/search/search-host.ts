import type { VersionId } from '../site/versions'
import { toError } from '../utils/to-error'
import { createEngine, type SearchEngine } from './engine'
import { type Area, createAreaLoader } from './load-areas'
import { listAreas, type SearchSettings } from './search-file'
import type { LoadRequest, SearchBackend, SearchListener, SearchRequest } from './search-request'

export type SearchHostOptions = {
  /** The absolute address of the index files, without a slash at the end. */
  base: string
  /** Fetches JSON; throws if it can't. */
  fetchJson(url: string): Promise<unknown>
  settings: SearchSettings
}

/** The index of one version of the documentation and of all areas without versions. */
type Index = { engine: SearchEngine; areas: readonly Area[]; loader: ReturnType<typeof createAreaLoader> }

/**
 * How long the page gets to draw an answer from titles before indexing continues, in milliseconds. On two cores, a thread at full speed slows the page
 * down: tasks of 15 ms took 50 to 80 (bench/history.md).
 */
const drawingTime = 100

/** How long the areas that have arrived wait for the others before answering without them, in milliseconds. */
const patience = 1000

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Lets the host answer a request that has arrived in the meantime. A timer would wait for 4 ms each time. */
const pause = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })

/** Returns whether an area has failed before even its titles arrived. */
const isUnreachable = ({ error, index }: Area) => error !== undefined && index === undefined

/** Creates a host that loads the areas that requests need, each independently, and answers from those that arrive. */
export function createSearchHost({ base, fetchJson, settings }: SearchHostOptions): SearchBackend {
  const indexes = new Map<VersionId, Index>()
  let isDrawnAt = 0

  const rest = () => {
    const left = isDrawnAt - performance.now()
    return left > 0 ? wait(left) : pause()
  }

  const openIndex = (version: VersionId): Index => {
    const known = indexes.get(version)
    if (known) return known
    const engine = createEngine([], settings)
    const areas = listAreas({ version }).map((area): Area => ({ ...area, startedAt: 0, textFiles: 0, isWhole: false }))
    const fetchFile = (name: string) => fetchJson(`${base}/${name}`)
    const opened = { engine, areas, loader: createAreaLoader({ engine, fetchFile, rest }) }
    indexes.set(version, opened)
    return opened
  }

  const listWanted = ({ areas }: Index, wanted: LoadRequest['context']) =>
    areas.filter(({ context }) => !wanted || context === wanted)

  /** Adds the titles of all `areas` once they've arrived or failed. If that takes too long, it first adds those that are there. */
  const loadTitles = async ({ loader }: Index, areas: readonly Area[]) => {
    const all = Promise.all(areas.map(({ arrival }) => arrival))
    const first = Promise.any(
      areas.map(async (area) => {
        await area.arrival
        if (area.error) throw area.error
      }),
    )
    const isLateAt = Math.max(...areas.map(({ startedAt }) => startedAt)) + patience
    await Promise.race([
      all,
      first.then(
        () => wait(isLateAt - performance.now()),
        () => all,
      ),
    ])
    loader.addArrived(areas)
    void all.then(() => loader.addArrived(areas))
  }

  const load = async ({ version, context }: LoadRequest) => {
    const index = openIndex(version)
    const areas = listWanted(index, context)
    areas.forEach(index.loader.start)
    await loadTitles(index, areas)
  }

  const answer = async (request: SearchRequest, { onAnswer }: SearchListener) => {
    const { query, version, context, near, limit } = request
    const index = openIndex(version)
    const areas = listWanted(index, context)
    // A failed area is only tried again on Retry, because otherwise every typed letter would wait for it. If no area can answer, all are tried again.
    const isLost = areas.every(isUnreachable)
    for (const area of areas) if (isLost || !area.error) index.loader.start(area)
    const tell = (isComplete: boolean) => {
      const missing = areas.flatMap((area) => (area.error ? [area.context] : []))
      const found = index.engine.search(query, { scope: { context, version, near }, limit })
      onAnswer(missing.length > 0 ? { ...found, missing } : found, isComplete)
    }
    await loadTitles(index, areas)
    if (!areas.every(({ isWhole, error }) => isWhole || error)) {
      tell(false)
      isDrawnAt = performance.now() + drawingTime
      await Promise.all(areas.map(({ arrival }) => arrival))
      index.loader.addArrived(areas)
      await Promise.all(areas.map(({ texts }) => texts))
    }
    const lost = areas.find(isUnreachable)
    if (lost && areas.every(isUnreachable)) throw lost.error
    tell(true)
  }

  return {
    // The query that follows reports a failure.
    load: (request) => void load(request).catch(() => {}),
    ask: (request, listener) => void answer(request, listener).catch((error) => listener.onFailure(toError(error))),
  }
}
