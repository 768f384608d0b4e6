import { type SearchFile, type SearchSettings, type SearchTexts, toSearchFiles, toTitlesName } from './search-file'
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
  const add = (name: string, content: SearchFile | SearchTexts) => files.set(name, JSON.stringify(content))
  const areas = sets.map((set): IndexArea => {
    const { context, version, records } = set
    const stem = ['search', version, context].filter(Boolean).join('-')
    const toName = (texts: SearchTexts, index: number) => `${stem}-${index + 1}-${hash(JSON.stringify(texts))}.json`
    const { file, texts } = toSearchFiles(set, toName)
    const titles = toTitlesName(context, version)
    add(titles, file)
    for (const [index, part] of texts.entries()) add(file.texts[index] ?? '', part)
    return { context, version, sections: records.length, titles, texts: file.texts }
  })
  return { areas, settings, files }
}
