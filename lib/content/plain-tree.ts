import type { Root } from 'mdast'
import { currentVersion, type VersionId } from '../site/versions'
import { getFacts } from './facts'
import { type CollectionName, readBodySource } from './generated'
import { toPlainTree } from './plain/to-plain-tree'
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
  })
}
