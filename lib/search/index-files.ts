import { type SearchFile, type SearchSettings, toSearchFiles, toTitlesName } from './search-file'
import type { SearchSet } from './search-record'

/** An area of the index: the names of its files, and the number of its sections. */
export type IndexArea = Pick<SearchSet, 'context' | 'version'> & {
  sections: number
  titles: string
  texts: readonly string[]
}

/** The site's index, and the files to write, by name. */
export type IndexFiles = { areas: readonly IndexArea[]; settings: SearchSettings; files: ReadonlyMap<string, string> }

/**
 * Returns the site's index as files: for each set, one with the titles and others with the texts.
 * @param hash returns the hash of a text, in letters and digits
 */
export function toIndexFiles(
  sets: readonly SearchSet[],
  settings: SearchSettings,
  hash: (text: string) => string,
): IndexFiles {
  const files = new Map<string, string>()
  const areas = sets.map((set): IndexArea => {
    const { context, version, records } = set
    const stem = ['search', version, context].filter(Boolean).join('-')
    const { titles, texts: parts } = toSearchFiles(set)
    const written = parts.map((part) => JSON.stringify(part))
    const texts = written.map((text, index) => `${stem}-${index + 1}-${hash(text)}.json`)
    const file: SearchFile = { ...titles, texts }
    const name = toTitlesName(context, version)
    files.set(name, JSON.stringify(file))
    for (const [index, text] of written.entries()) files.set(texts[index] ?? '', text)
    return { context, version, sections: records.length, titles: name, texts }
  })
  return { areas, settings, files }
}
