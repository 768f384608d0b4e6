import type { SearchSettings } from '../search/search-file'
import { config } from '../site/config.mjs'
import { readSynonyms } from './search-synonyms'

/** Returns what the search needs besides its records. */
export function readSearchSettings(): SearchSettings {
  return { synonyms: readSynonyms(), snippetLength: config.search.snippetLength }
}
