import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { buildNavTree, type NavPage, type NavTree } from '../nav/nav-tree'
import { sidebarSchema } from '../nav/sidebar-schema'
import type { VersionId } from '../site/versions'
import { listDocs } from './docs'

const trees = new Map<string, NavTree>()

/** The sidebar of a version of the documentation. @throws like `readSidebar` */
export function getSidebar(version: VersionId): NavTree {
  return readSidebar(`docs/${version}`, listDocs(version))
}

/**
 * The sidebar of the pages in a folder of `content/`, from the `sidebar.yml` beside them.
 * @throws when the file is malformed or names a page that does not exist; the content check says where
 */
export function readSidebar(folder: string, pages: readonly NavPage[]): NavTree {
  const known = trees.get(folder)
  if (known) return known
  const file = path.join(/*turbopackIgnore: true*/ process.cwd(), 'content', folder, 'sidebar.yml')
  const entries = sidebarSchema.parse(parse(readFileSync(file, 'utf8')))
  const tree = buildNavTree(entries, new Map(pages.map((page) => [page.slug, page])))
  trees.set(folder, tree)
  return tree
}
