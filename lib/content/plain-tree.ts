import type { Root } from 'mdast'
import { currentVersion, type VersionId } from '../site/versions'
import { getApiReference, listOperationHrefs } from './api'
import { getFacts } from './facts'
import { type CollectionName, readBodySource } from './generated'
import { toPlainTree } from './plain/to-plain-tree'
import type { PlainContext } from './plain/twin'
import { getFirstRelease, getNewestRelease } from './releases'
import { readScenes } from './scenes'
import { siteTokens } from './site-tokens.mjs'

/**
 * The body of an entry as Markdown alone, components turned into words: what feeds, search and Markdown twins are made from.
 * @param sourcePath as entries have it, `content/…`
 */
export function readPlainTree(
  collection: CollectionName,
  sourcePath: string,
  version: VersionId = currentVersion.id,
): Root {
  const id = sourcePath.slice('content/'.length)
  return toPlainTree(readBodySource(collection, id), {
    facts: getFacts(version),
    scenes: readScenes(),
    tokens: siteTokens,
    sourcePath: id,
    ...readSurroundings(collection),
  })
}

/** What the components of one collection alone show. */
function readSurroundings(collection: CollectionName): Pick<PlainContext, 'api' | 'newest' | 'first'> {
  if (collection === 'ApiPage') return { api: { reference: getApiReference(), hrefs: listOperationHrefs() } }
  if (collection === 'Page') return { newest: getNewestRelease(), first: getFirstRelease() }
  return {}
}
