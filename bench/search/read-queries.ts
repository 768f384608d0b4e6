import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { fillSiteTokens } from '@/lib/content/site-tokens.mjs'
import { type SearchQuery, searchQueriesSchema } from '@/lib/search/search-schemas'
import type { Query } from './make-queries'

const folder = 'content/search/queries'

/** The questions that were written by hand, by area: the name of the file is the kind. */
export function readQueries(): Query[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const queries = searchQueriesSchema.parse(parse(fillSiteTokens(readFileSync(path.join(folder, file), 'utf8'))))
      return queries.map(({ q, pages }: SearchQuery) => ({
        kind: path.basename(file, '.yml'),
        q,
        targets: pages.map((url) => ({ url })),
      }))
    })
}
