import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { type SearchQuery, searchQueriesSchema } from '../search/search-schemas'
import { fillSiteTokens } from './site-tokens.mjs'

const folder = 'content/search/queries'

/** The questions that search has to answer, each with its area: the name of its file. */
export function readSearchQueries(): readonly (SearchQuery & { area: string })[] {
  const files = readdirSync(folder).sort()
  return files.flatMap((file) => {
    const queries = searchQueriesSchema.parse(parse(fillSiteTokens(readFileSync(path.join(folder, file), 'utf8'))))
    return queries.map((query) => ({ ...query, area: path.basename(file, '.yml') }))
  })
}
