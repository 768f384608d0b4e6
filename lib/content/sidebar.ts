import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { SearchablePage } from '../nav/filter-pages'
import { buildNavTree, listLinks, type NavTree } from '../nav/nav-tree'
import { sidebarSchema } from '../nav/sidebar-schema'
import { currentVersion, type VersionId } from '../site/versions'
import { listDocs } from './docs'

const trees = new Map<VersionId, NavTree>()

/**
 * The sidebar of a version, from `content/docs/<version>/sidebar.yml`.
 * @throws when the file is malformed or names a page that does not exist; the content check says where
 */
export function getSidebar(version: VersionId): NavTree {
  const known = trees.get(version)
  if (known) return known
  const file = path.join(/*turbopackIgnore: true*/ process.cwd(), 'content', 'docs', version, 'sidebar.yml')
  const entries = sidebarSchema.parse(parse(readFileSync(file, 'utf8')))
  const tree = buildNavTree(entries, new Map(listDocs(version).map((doc) => [doc.slug, doc])))
  trees.set(version, tree)
  return tree
}

/** The pages of the current documentation in reading order, with what a search by title looks at. */
export function listPagesInOrder(): SearchablePage[] {
  const docs = new Map(listDocs(currentVersion.id).map((doc) => [doc.href, doc]))
  return listLinks(getSidebar(currentVersion.id)).flatMap(({ href }) => {
    const doc = docs.get(href)
    return doc ? [{ href, title: doc.title, description: doc.description, keywords: doc.keywords }] : []
  })
}
