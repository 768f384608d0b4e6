import type { SearchSettings } from '../search/search-file'
import { config } from '../site/config.mjs'
import { readSynonyms } from './search-synonyms'

/** What the search needs to know beside its records. */
export function readSearchSettings(): SearchSettings {
  return { synonyms: readSynonyms(), snippetLength: config.search.snippetLength }
}
