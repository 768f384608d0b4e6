import { buildNavTree, type NavPage, type NavTree } from '../nav/nav-tree'
import { type SidebarEntry, sidebarSchema } from '../nav/sidebar-schema'
import type { VersionId } from '../site/versions'
import { listDocs } from './docs'
import { memo } from './memo.mjs'
import { readOrElse, readYaml } from './read-yaml'

/** Returns the sidebar of a version of the documentation. @throws like `readSidebar` */
export const getSidebar = memo((version: VersionId): NavTree => readSidebar(`docs/${version}`, listDocs(version)))

/**
 * Returns the sidebar of the pages in a folder of `content/`, from the `sidebar.yml` next to them. In `npm run dev`, an entry without a page is left out,
 * and a file that can't be read gives a plain list of the pages.
 * @throws when the file is malformed or names a page that doesn't exist
 */
export function readSidebar(folder: string, pages: readonly NavPage[]): NavTree {
  const bySlug = new Map(pages.map((page) => [page.slug, page]))
  const entries = readOrElse(
    () => readYaml(`content/${folder}/sidebar.yml`, sidebarSchema),
    () => [...bySlug.keys()].sort(),
  )
  return readOrElse(
    () => buildNavTree(entries, bySlug),
    () => buildNavTree(dropUnknown(entries, bySlug), bySlug),
  )
}

function dropUnknown(entries: readonly SidebarEntry[], pages: ReadonlyMap<string, NavPage>): SidebarEntry[] {
  return entries.flatMap((entry): SidebarEntry[] => {
    if (typeof entry === 'string') return pages.has(entry) ? [entry] : []
    return [{ ...entry, items: dropUnknown(entry.items, pages) }]
  })
}
