import { createEngine } from './engine'
import type { IndexFiles } from './index-files'
import type { SearchFile, SearchTexts } from './search-file'
import { readSearchFile } from './search-file'

/** How many headings of each file are looked for. */
const probes = 20

/**
 * Makes the engine from each file, as a browser does, and asks for headings that stand in it.
 * @returns what is wrong, a sentence each
 */
export function listIndexFaults({ manifest, files }: IndexFiles): string[] {
  return manifest.files.flatMap(({ file, texts, sections, context, version }) => {
    const columns = JSON.parse(files.get(file) ?? 'null') as SearchFile
    const { records } = readSearchFile(columns)
    if (records.length !== sections) return [`${file} holds ${records.length} sections, not ${sections}`]
    if (sections === 0) return [`${file} holds nothing  (is the collection empty, or every page "search: false"?)`]
    const engine = createEngine([columns], manifest)
    for (const name of texts) engine.addTexts(0, JSON.parse(files.get(name) ?? 'null') as SearchTexts)
    const step = Math.max(1, Math.floor(sections / probes))
    return records
      .filter((_, index) => index % step === 0)
      .flatMap(({ url, title, section }) => {
        // Releases have the same few headings on each page.
        const query = [title, section].filter(Boolean).join(' ')
        const { hits } = engine.search(query, { scope: { context, version } })
        return hits.some((hit) => hit.url === url && !hit.isWeak) ? [] : [`${file}: "${query}" does not find ${url}`]
      })
  })
}
