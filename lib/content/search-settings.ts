import type { SearchManifest } from '../search/search-file'
import { config } from '../site/config.mjs'
import { readSynonyms } from './search-synonyms'

/** What the search needs to know beside its records. */
export function readSearchSettings(): Pick<SearchManifest, 'synonyms' | 'snippetLength'> {
  return { synonyms: readSynonyms(), snippetLength: config.search.snippetLength }
}
