import type { VersionId } from '../site/versions'
import { toError } from '../utils/errors'
import { createEngine, type SearchEngine } from './engine'
import type { LoadRequest, SearchBackend, SearchListener, SearchRequest } from './protocol'
import { type SearchFile, type SearchSettings, type SearchTexts, sliceTexts } from './search-file'
import { listAreas, type SearchArea, toTitlesName } from './search-record'

type SearchHostOptions = {
  /** The absolute address of the index files, without a slash at the end. */
  base: string
  /** Fetches JSON; throws if it can't. */
  fetchJson(url: string): Promise<unknown>
  settings: SearchSettings
}

/** The index of one version of the documentation and of all areas without versions. */
type Index = { engine: SearchEngine; areas: readonly Area[]; loader: ReturnType<typeof createAreaLoader> }

/** An area of the site, as far as it has been loaded. */
type Area = SearchArea & {
  startedAt: number
  /** Settles, and never rejects, when the titles have arrived or `error` is set. */
  arrival?: Promise<void>
  file?: SearchFile
  /** Its number in the engine, once its titles can be found. */
  index?: number
  /** Settles, and never rejects, when all texts are in the engine or `error` is set. */
  texts?: Promise<void>
  /** How many files of texts are in the engine. */
  textFiles: number
  isWhole: boolean
  error?: Error
}

/** How many texts to index at a time. That takes about 3 ms on a desktop, so a query in between hardly has to wait. */
const textsAtOnce = 25

/**
 * How long indexing stops, in milliseconds, so that the page can open the palette once titles can be found, and draw an answer from them. On two cores, a
 * thread at full speed slows the page down: tasks of 15 ms took 50 to 80 (bench/history.md).
 */
const drawingTime = 100

/** How long the areas that have arrived wait for the others before answering without them, in milliseconds. */
const areaTimeout = 1000

/** Creates a host that loads the areas that requests need, each independently, and answers from those that arrive. */
export function createSearchHost({ base, fetchJson, settings }: SearchHostOptions): SearchBackend {
  const indexes = new Map<VersionId, Index>()
  let indexesFrom = 0

  const leaveTime = () => {
    indexesFrom = performance.now() + drawingTime
  }

  /** Each area waits here before it indexes its next few texts. If a question or an answer comes meanwhile, all areas wait again. */
  const rest = async () => {
    do {
      const left = indexesFrom - performance.now()
      await (left > 0 ? wait(left) : pause())
    } while (indexesFrom > performance.now())
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
    const isLateAt = Math.max(...areas.map(({ startedAt }) => startedAt)) + areaTimeout
    await Promise.race([
      all,
      first.then(
        () => wait(isLateAt - performance.now()),
        () => all,
      ),
    ])
    leaveTime()
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
    const { query, version, context, near, limit, snippetLength } = request
    const index = openIndex(version)
    const areas = listWanted(index, context)
    // A failed area is only tried again on Retry, because otherwise every typed letter would wait for it. If no area can answer, all are tried again.
    const isLost = areas.every(isUnreachable)
    for (const area of areas) if (isLost || !area.error) index.loader.start(area)
    const tell = (isComplete: boolean) => {
      const missing = areas.flatMap((area) => (area.error ? [area.context] : []))
      const found = index.engine.search(query, { scope: { context, version, near }, limit, snippetLength })
      onAnswer(missing.length > 0 ? { ...found, missing } : found, isComplete)
    }
    await loadTitles(index, areas)
    if (!areas.every(({ isWhole, error }) => isWhole || error)) {
      tell(false)
      leaveTime()
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

/** Returns whether an area has failed before even its titles arrived. */
const isUnreachable = ({ error, index }: Area) => error !== undefined && index === undefined

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

type AreaTools = {
  engine: SearchEngine
  /** Fetches a file of the index by its name. */
  fetchFile: (name: string) => Promise<unknown>
  /** Resolves when the next few texts may be indexed. */
  rest: () => Promise<void>
}

/** Creates a loader that loads areas into an engine: their titles and headings first, then their texts. If one area fails, the others still load. */
function createAreaLoader({ engine, fetchFile, rest }: AreaTools) {
  /** Runs `work`, and keeps its error in the area if it fails. */
  const attempt = async (area: Area, work: () => Promise<void>) => {
    area.error = undefined
    try {
      await work()
    } catch (error) {
      area.error = toError(error)
    }
  }

  const addTexts = async (area: Area, index: number, names: readonly string[]) => {
    // One file at a time: it's indexed when it arrives, so memory contains no more than one.
    for (const name of names.slice(area.textFiles)) {
      const texts = (await fetchFile(name)) as SearchTexts
      for (const some of sliceTexts(texts, textsAtOnce)) {
        await rest()
        engine.addTexts(index, some)
      }
      area.textFiles += 1
    }
    area.isWhole = true
  }

  const startTexts = (area: Area, index: number, { texts }: SearchFile) => {
    area.index = index
    area.texts = attempt(area, () => addTexts(area, index, texts))
  }

  return {
    /** Starts to load what isn't there yet, and tries again what has failed. */
    start(area: Area): void {
      if (area.arrival && !area.error) return
      area.startedAt = performance.now()
      if (area.index !== undefined && area.file) startTexts(area, area.index, area.file)
      else {
        area.arrival = attempt(area, async () => {
          area.file = (await fetchFile(toTitlesName(area.context, area.version))) as SearchFile
        })
      }
    },

    /** Adds to the engine what has arrived, in the order of `areas`, so that equal hits stay in the same order. */
    addArrived(areas: readonly Area[]): void {
      for (const area of areas) {
        if (!area.file || area.index !== undefined) continue
        startTexts(area, engine.add(area.file), area.file)
      }
    },
  }
}
