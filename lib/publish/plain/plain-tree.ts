import type { Root } from 'mdast'
import { getApiReference, listOperationHrefs } from '../../catalogue/api'
import { getFirstRelease, getNewestRelease, readSource } from '../../catalogue/entries'
import type { WrittenEntry } from '../../catalogue/entry'
import { currentVersion } from '../../site/versions'
import { getFacts } from '../../source/facts'
import { readMiniatures } from '../../source/miniatures'
import { getSiteTokens } from '../../source/site-tokens.mjs'
import { toPlainTree } from './to-plain-tree'
import { readStoredTree, toTreeFile } from './tree-store'
import type { PlainContext } from './twin'

/**
 * Returns the body of an entry as plain Markdown, with its components turned into text. Feeds, search and Markdown twins are made from it. If the
 * build has already made the tree, it's read from its file.
 */
export function readPlainTree(entry: WrittenEntry): Root {
  return readStoredTree(findTreeFile(entry)) ?? makePlainTree(entry)
}

/** Makes the same tree from the editor's source. @throws as `toPlainTree` does */
export function makePlainTree(entry: WrittenEntry): Root {
  return toPlainTree(readSource(entry), {
    facts: getFacts(toVersion(entry)),
    miniatures: readMiniatures(),
    tokens: getSiteTokens(),
    sourcePath: toId(entry),
    ...readSurroundings(entry),
  })
}

/** Returns the file that contains the tree of an entry. Its name changes as soon as anything that the tree is made from changes. */
export function findTreeFile(entry: WrittenEntry): string {
  // Release posts are pages too, so `toTreeFile` doesn't hash them, but the site's own pages mention the first and the newest one.
  const posts = isSitePage(entry) ? [getNewestRelease(), getFirstRelease()] : []
  return toTreeFile([toId(entry), toVersion(entry), JSON.stringify([getSiteTokens(), posts]), readSource(entry)])
}

const toId = ({ sourcePath }: WrittenEntry) => sourcePath.slice('content/'.length)

/** Returns the version whose facts an entry shows. */
const toVersion = (entry: WrittenEntry) => (entry.kind === 'doc' ? entry.version : currentVersion.id)

const isSitePage = ({ kind }: WrittenEntry) => kind === 'home' || kind === 'page'

/** Returns what only the components of some pages show. */
function readSurroundings(entry: WrittenEntry): Pick<PlainContext, 'api' | 'newest' | 'first'> {
  if (entry.kind === 'api') return { api: { reference: getApiReference(), hrefs: listOperationHrefs() } }
  if (isSitePage(entry)) return { newest: getNewestRelease(), first: getFirstRelease() }
  return {}
}
