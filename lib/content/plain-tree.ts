import type { Root } from 'mdast'
import { currentVersion, type VersionId } from '../site/versions'
import { getApiReference, listOperationHrefs } from './api'
import { getFacts } from './facts'
import { type CollectionName, readBodySource } from './generated'
import { toPlainTree } from './plain/to-plain-tree'
import type { PlainContext } from './plain/twin'
import { getFirstRelease, getNewestRelease } from './releases'
import { readScenes } from './scenes'
import { getSiteTokens } from './site-tokens.mjs'
import { readStoredTree, toTreeFile } from './tree-store'

/** An entry whose body is wanted. `sourcePath` is as entries have it, `content/…`; facts are those of the version. */
export type PlainSource = { collection: CollectionName; sourcePath: string; version: VersionId }

/**
 * The body of an entry as Markdown alone, components turned into words: what feeds, search and Markdown twins are made from. Read where the
 * build has made it already.
 */
export function readPlainTree(
  collection: CollectionName,
  sourcePath: string,
  version: VersionId = currentVersion.id,
): Root {
  const source = { collection, sourcePath, version }
  return readStoredTree(findTreeFile(source)) ?? makePlainTree(source)
}

/** The same from the words of the editor. @throws as `toPlainTree` does */
export function makePlainTree({ collection, sourcePath, version }: PlainSource): Root {
  const id = toId(sourcePath)
  return toPlainTree(readBodySource(collection, id), {
    facts: getFacts(version),
    scenes: readScenes(),
    tokens: getSiteTokens(),
    sourcePath: id,
    ...readSurroundings(collection),
  })
}

/** Where the tree of an entry is kept: another place as soon as anything that it is made from changes. */
export function findTreeFile({ collection, sourcePath, version }: PlainSource): string {
  const id = toId(sourcePath)
  // Releases are pages too, and the site's own pages tell of the first and the newest.
  const posts = collection === 'Page' ? [getNewestRelease(), getFirstRelease()] : []
  return toTreeFile([id, version, JSON.stringify([getSiteTokens(), posts]), readBodySource(collection, id)])
}

const toId = (sourcePath: string) => sourcePath.slice('content/'.length)

/** What the components of one collection alone show. */
function readSurroundings(collection: CollectionName): Pick<PlainContext, 'api' | 'newest' | 'first'> {
  if (collection === 'ApiPage') return { api: { reference: getApiReference(), hrefs: listOperationHrefs() } }
  if (collection === 'Page') return { newest: getNewestRelease(), first: getFirstRelease() }
  return {}
}
