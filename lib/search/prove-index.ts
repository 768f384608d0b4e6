import { createEngine } from './engine'
import type { IndexFiles } from './index-files'
import { readSearchFile, type SearchFile, type SearchTexts } from './search-file'

/** How many headings to search for in each area. */
const probes = 20

/**
 * Creates an engine from the files of each area, as a browser does, and searches for headings that they contain.
 * @returns one sentence for each problem
 */
export function listIndexFaults({ areas, settings, files }: IndexFiles): string[] {
  return areas.flatMap(({ titles, texts, sections, context, version }) => {
    const columns = JSON.parse(files.get(titles) ?? 'null') as SearchFile
    const { records } = readSearchFile(columns)
    if (records.length !== sections) return [`${titles} has ${records.length} sections, not ${sections}`]
    if (sections === 0) return [`${titles} is empty  (is the collection empty, or every page "search: false"?)`]
    const engine = createEngine([columns], settings)
    for (const name of texts) engine.addTexts(0, JSON.parse(files.get(name) ?? 'null') as SearchTexts)
    const step = Math.max(1, Math.floor(sections / probes))
    return records
      .filter((_, index) => index % step === 0)
      .flatMap(({ url, title, section }) => {
        // All releases have the same few headings, so the title is part of the query.
        const query = [title, section].filter(Boolean).join(' ')
        const { hits } = engine.search(query, { scope: { context, version } })
        return hits.some((hit) => hit.url === url && !hit.isWeak) ? [] : [`${titles}: "${query}" does not find ${url}`]
      })
  })
}
