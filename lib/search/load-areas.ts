import type { VersionId } from '../site/versions'
import { toError } from '../utils/to-error'
import type { SearchEngine } from './engine'
import { type SearchFile, type SearchTexts, sliceTexts, toTitlesName } from './search-file'
import type { SearchContext } from './search-record'

/** An area of the site in one version, as far as it has been loaded. */
export type Area = {
  context: SearchContext
  version?: VersionId
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

type AreaTools = {
  engine: SearchEngine
  /** Fetches a file of the index by its name. */
  fetchFile: (name: string) => Promise<unknown>
  /** Resolves when the next few texts may be indexed. */
  rest: () => Promise<void>
}

/** How many texts to index at a time. That takes about 3 ms on a desktop, so a query in between hardly has to wait. */
const textsAtOnce = 25

/** Creates a loader that loads areas into an engine: their titles and headings first, then their texts. If one area fails, the others still load. */
export function createAreaLoader({ engine, fetchFile, rest }: AreaTools) {
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
