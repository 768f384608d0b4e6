import { type SearchFile, type SearchManifest, type SearchTexts, toSearchFiles } from './search-file'
import type { SearchSet } from './search-record'

/** The files of the index by name; a name holds the hash of its content, so that a browser may keep it for ever. */
export type IndexFiles = { manifest: SearchManifest; files: ReadonlyMap<string, string> }

/**
 * The index of the site as files: one for each set, and beside it those of its texts where the set is large.
 * @param hash of a text: letters and digits
 */
export function toIndexFiles(
  sets: readonly SearchSet[],
  settings: Pick<SearchManifest, 'synonyms' | 'snippetLength'>,
  hash: (text: string) => string,
): IndexFiles {
  const files = new Map<string, string>()
  const add = (stem: string, content: SearchFile | SearchTexts) => {
    const text = JSON.stringify(content)
    const name = `${stem}-${hash(text)}.json`
    files.set(name, text)
    return name
  }
  const entries = sets.map((set) => {
    const { context, version, records } = set
    const stem = ['search', version, context].filter(Boolean).join('-')
    const { file, texts } = toSearchFiles(set)
    return {
      context,
      version,
      sections: records.length,
      file: add(stem, file),
      texts: texts.map((own, index) => add(`${stem}-text-${index + 1}`, own)),
    }
  })
  return { manifest: { files: entries, ...settings }, files }
}
