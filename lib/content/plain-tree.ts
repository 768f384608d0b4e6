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

/** An entry whose body is needed. `sourcePath` begins with `content/`, as it does in entries, and the facts are those of `version`. */
export type PlainSource = { collection: CollectionName; sourcePath: string; version: VersionId }

/**
 * Returns the body of an entry as plain Markdown, with its components turned into text. Feeds, search and Markdown twins are made from it. If the
 * build has already made the tree, it's read from its file.
 */
export function readPlainTree(
  collection: CollectionName,
  sourcePath: string,
  version: VersionId = currentVersion.id,
): Root {
  const source = { collection, sourcePath, version }
  return readStoredTree(findTreeFile(source)) ?? makePlainTree(source)
}

/** Makes the same tree from the editor's source. @throws as `toPlainTree` does */
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

/** Returns the file that contains the tree of an entry. Its name changes as soon as anything that the tree is made from changes. */
export function findTreeFile({ collection, sourcePath, version }: PlainSource): string {
  const id = toId(sourcePath)
  // Release posts are pages too, so `toTreeFile` doesn't hash them, but the site's own pages mention the first and the newest one.
  const posts = collection === 'Page' ? [getNewestRelease(), getFirstRelease()] : []
  return toTreeFile([id, version, JSON.stringify([getSiteTokens(), posts]), readBodySource(collection, id)])
}

const toId = (sourcePath: string) => sourcePath.slice('content/'.length)

/** Returns what only the components of one collection show. */
function readSurroundings(collection: CollectionName): Pick<PlainContext, 'api' | 'newest' | 'first'> {
  if (collection === 'ApiPage') return { api: { reference: getApiReference(), hrefs: listOperationHrefs() } }
  if (collection === 'Page') return { newest: getNewestRelease(), first: getFirstRelease() }
  return {}
}
