import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { synonymsSchema } from '../search/search-schemas'
import type { SynonymGroup } from '../search/synonyms'
import { fillSiteTokens } from './site-tokens.mjs'

/** The synonyms of the site; the content check has told editors about faults in them before. */
export function readSynonyms(): SynonymGroup[] {
  return synonymsSchema.parse(parse(fillSiteTokens(readFileSync('content/search/synonyms.yml', 'utf8'))))
}
