import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type SearchQuery, searchQueriesSchema } from '../search/search-schemas'
import { readYaml } from './read-yaml'

const folder = 'content/search/queries'

/** Returns the questions that search has to answer, each with its area, which is the name of its file. */
export function readSearchQueries(): readonly (SearchQuery & { area: string })[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) =>
      readYaml(`${folder}/${file}`, searchQueriesSchema).map((query) => ({
        ...query,
        area: path.basename(file, '.yml'),
      })),
    )
}
