import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import type { SearchSettings } from '../search/search-file'
import { type SearchQuery, searchQueriesSchema, synonymsSchema } from '../search/search-schemas'
import type { SynonymGroup } from '../search/synonyms'
import { config } from '../site/config.mjs'
import { formatProblems } from './problem'
import { fillSiteTokens } from './site-tokens.mjs'
import { parseYaml } from './yaml-problems'

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

/**
 * Returns the data of a YAML file with its tokens filled in.
 * @param file its path from the root of the repository
 * @throws with one line for each problem, beginning with its path and place
 */
function readYaml<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  const source = readFileSync(path.join(/*turbopackIgnore: true*/ process.cwd(), file), 'utf8')
  const { data, problems } = parseYaml(file, fillSiteTokens(source), schema)
  if (problems.length > 0) throw new Error(formatProblems(problems))
  return data as z.infer<Schema>
}
