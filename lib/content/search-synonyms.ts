import { synonymsSchema } from '../search/search-schemas'
import type { SynonymGroup } from '../search/synonyms'
import { readYaml } from './read-yaml'

/** Returns the synonyms of the site. @throws when the file is malformed */
export function readSynonyms(): SynonymGroup[] {
  return readYaml('content/search/synonyms.yml', synonymsSchema)
}
