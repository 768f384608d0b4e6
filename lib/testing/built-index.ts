import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readSearchFile, type SearchFile, type SearchTexts } from '../search/search-file'
import { type SearchSet, searchContextLabels } from '../search/search-record'
import { versions } from '../site/versions'

/**
 * Reads a search index, by default that of the last build, in the order in which the build lists its sets.
 * @throws if nothing has been built
 */
export function readBuiltIndex(folder = 'out/search-index'): SearchSet[] {
  if (!existsSync(folder)) throw new Error(`There's no search index in ${folder}. Run: npm run build`)
  const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
  const sets = readdirSync(folder)
    .filter((name) => name.startsWith('titles-') && name.endsWith('.json'))
    .map((name) => {
      const titles: SearchFile = read(name)
      return readSearchFile(
        titles,
        titles.texts.map((text): SearchTexts => read(text)),
      )
    })
  return sets.sort((a, b) => toPlace(a) - toPlace(b))
}

/** Returns the place of a set: areas in their usual order, and each version of the documentation separately. */
function toPlace({ context, version }: SearchSet): number {
  const area = Object.keys(searchContextLabels).indexOf(context)
  return area * versions.length + versions.findIndex(({ id }) => id === version)
}
