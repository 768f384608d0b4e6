import { toError } from '../utils/to-error'
import type { SearchEngine } from './engine'
import { type SearchFile, type SearchManifest, type SearchTexts, sliceTexts } from './search-file'

/** An area of the site in one version, as far as it has been loaded. */
export type Area = {
  entry: SearchManifest['files'][number]
  startedAt: number
  /** Settles, and never rejects, when the file has arrived or `error` says why it hasn't. */
  arrival?: Promise<void>
  file?: SearchFile
  /** Its number in the engine, once its titles can be found. */
  index?: number
  /** Settles, and never rejects, when all texts are in the engine or `error` says why they aren't. */
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

/** Texts to index at a time: some 3 ms on a desktop, so that a question in between hardly waits. */
const textsAtOnce = 25

/** Loads areas into an engine: their titles and headings first, which take a quarter of the time, then their texts. One that fails stops no other. */
export function createAreaLoader({ engine, fetchFile, rest }: AreaTools) {
  /** Remembers why `work` failed. */
  const attempt = async (area: Area, work: () => Promise<void>) => {
    area.error = undefined
    try {
      await work()
    } catch (error) {
      area.error = toError(error)
    }
  }

  const addSlices = async (index: number, texts: SearchTexts) => {
    for (const some of sliceTexts(texts, textsAtOnce)) {
      await rest()
      engine.addTexts(index, some)
    }
  }

  const addTexts = async (area: Area, index: number) => {
    const { file, entry } = area
    if (file?.texts !== undefined) await addSlices(index, { from: 0, texts: file.texts })
    // One file at a time: it's indexed when it arrives, so memory contains no more than one.
    for (const name of entry.texts.slice(area.textFiles)) {
      await addSlices(index, (await fetchFile(name)) as SearchTexts)
      area.textFiles += 1
    }
    area.file = undefined
    area.isWhole = true
  }

  const startTexts = (area: Area, index: number) => {
    area.index = index
    area.texts = attempt(area, () => addTexts(area, index))
  }

  return {
    /** Begins to load what isn't there, and begins again what has failed. */
    start(area: Area): void {
      if (area.arrival && !area.error) return
      area.startedAt = performance.now()
      if (area.index !== undefined) startTexts(area, area.index)
      else {
        area.arrival = attempt(area, async () => {
          area.file = (await fetchFile(area.entry.file)) as SearchFile
        })
      }
    },

    /** Puts into the engine what has arrived, in the order of `areas`, so that equal hits stay in the same order. */
    addArrived(areas: readonly Area[]): void {
      for (const area of areas) {
        if (!area.file || area.index !== undefined) continue
        const { texts: _later, ...titles } = area.file
        startTexts(area, engine.add(titles))
      }
    },
  }
}
