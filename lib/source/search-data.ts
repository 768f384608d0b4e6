import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { SearchSettings } from '../search/search-file'
import { type SearchQuery, searchQueriesSchema, synonymsSchema } from '../search/search-schemas'
import type { SynonymGroup } from '../search/synonyms'
import { config } from '../site/config.mjs'
import { readYaml } from './read-yaml'

const folder = 'content/search'

/** Returns the synonyms of the site. @throws when the file is malformed */
export function readSynonyms(): SynonymGroup[] {
  return readYaml(`${folder}/synonyms.yml`, synonymsSchema)
}

/** Returns what the search needs besides its records. */
export function readSearchSettings(): SearchSettings {
  return { synonyms: readSynonyms(), snippetLength: config.search.snippetLength }
}

/** Returns the questions that search has to answer, each with its area, which is the name of its file. */
export function readSearchQueries(): readonly (SearchQuery & { area: string })[] {
  const files = readdirSync(`${folder}/queries`).sort()
  return files.flatMap((file) =>
    readYaml(`${folder}/queries/${file}`, searchQueriesSchema).map((query) => ({
      ...query,
      area: path.basename(file, '.yml'),
    })),
  )
}
