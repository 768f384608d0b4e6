import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { type SearchQuery, searchQueriesSchema, synonymsSchema } from '../search/search-schemas'
import type { SynonymGroup } from '../search/synonyms'
import { fillSiteTokens } from './site-tokens.mjs'

const folder = path.join(/*turbopackIgnore: true*/ process.cwd(), 'content', 'search')

const read = (file: string): unknown => parse(fillSiteTokens(readFileSync(path.join(folder, file), 'utf8')))

/** The synonyms of the site. The content check speaks of what is wrong in them. */
export function readSynonyms(): readonly SynonymGroup[] {
  return synonymsSchema.parse(read('synonyms.yml'))
}

/** The questions that search has to answer, each with its area: the name of its file. */
export function readSearchQueries(): readonly (SearchQuery & { area: string })[] {
  const files = readdirSync(path.join(folder, 'queries')).sort()
  return files.flatMap((file) => {
    const queries = searchQueriesSchema.parse(read(`queries/${file}`))
    return queries.map((query) => ({ ...query, area: path.basename(file, '.yml') }))
  })
}
