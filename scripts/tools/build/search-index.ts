import path from 'node:path'
import { pagesFile } from '@/lib/browser/nearest-pages'
import { listEntries } from '@/lib/catalogue/entries'
import { listSearchSets } from '@/lib/publish/search/search-records'
import { type IndexFiles, listIndexProblems, toIndexFiles } from '@/lib/search/index-files'
import type { Section } from '@/lib/search/list-sections'
import { readSearchSettings } from '@/lib/source/search-data'
import { count } from '@/lib/utils/text'
import { removeOthers, shortHash, writeWhole } from '../write-file'
import { hashLibrary } from './ensure-built.mjs'
import { openKeptResults, toKey } from './kept-results'

/**
 * Writes the search index, and the names that the not-found page offers.
 * @param sections the sections of each page, by address
 * @param site the folder that's served, which gets the folder `search-index`
 * @param kept the folder for the results of earlier checks
 * @returns a sentence about what was written
 * @throws if searching for a file's headings doesn't find them
 */
export function writeSearchIndex(
  sections: ReadonlyMap<string, readonly Section[]>,
  site: string,
  kept: string,
): string {
  const index = toIndexFiles(listSearchSets(sections), readSearchSettings(), shortHash)
  const problems = checkIndex(index, kept)
  if (problems.length > 0) {
    throw new Error(
      `The search index has problems:\n  ${problems.join('\n  ')}\nEach of these headings should be found. See lib/search, and content/search/synonyms.yml.`,
    )
  }
  const pages = listEntries()
    .filter(({ isIndexed, canonical, href }) => isIndexed && canonical === href && !/^\/releases\/page\//.test(href))
    .map(({ href, title }) => ({ href, title }))
  const folder = path.join(site, path.dirname(pagesFile))
  const files = new Map(index.files).set(path.basename(pagesFile), JSON.stringify(pages))
  for (const [name, text] of files) writeWhole(path.join(folder, name), text)
  // Old files are removed after the new ones are there, because in development somebody may be reading them.
  removeOthers(folder, files)
  const total = index.areas.reduce((sum, file) => sum + file.sections, 0)
  return `search index: ${count(files.size, 'file')} with ${count(total, 'section')}. Searching for their headings finds them.`
}

/** Searches for headings of each area. What was found out is kept, because only an area with a change has to be searched again. */
export function checkIndex(index: IndexFiles, kept: string): string[] {
  const results = openKeptResults<string[]>(kept)
  const engine = toKey(hashLibrary(), JSON.stringify(index.settings))
  const problems = index.areas.flatMap((area) => {
    const texts = [area.titles, ...area.texts].map((name) => index.files.get(name) ?? '')
    const key = toKey(engine, JSON.stringify(area), ...texts)
    const found = results.find(key) ?? listIndexProblems({ ...index, areas: [area] })
    results.keep(key, found)
    return found
  })
  results.removeUnused()
  return problems
}
