import { readData, readOrElse } from '../source/read-data'
import type { NavNode, NavTree } from '../view'

/** An entry of `sidebar.yml`: the slug of a page, or a category that contains more entries. */
export type SidebarEntry = string | { category: string; id: string; items: SidebarEntry[] }

/** What a sidebar needs to know about a page. */
export type SidebarPage = { slug: string; href: string; heading: string; sidebarLabel?: string }

/**
 * Returns the sidebar of the pages in a folder of `content/`, from the `sidebar.yml` next to them. In `npm run dev`, an entry without a page is left out,
 * and a file that can't be read gives a plain list of the pages.
 * @throws if the file names a page that doesn't exist
 */
export function readSidebar(folder: string, pages: readonly SidebarPage[]): NavTree {
  const bySlug = new Map(pages.map((page) => [page.slug, page]))
  const entries = readOrElse(
    () => readData(`content/${folder}/sidebar.yml`) as SidebarEntry[],
    () => [...bySlug.keys()].sort(),
  )
  return readOrElse(
    () => buildTree(entries, bySlug),
    () => buildTree(dropUnknown(entries, bySlug), bySlug),
  )
}

function buildTree(entries: readonly SidebarEntry[], pages: ReadonlyMap<string, SidebarPage>): NavNode[] {
  return entries.map((entry): NavNode => {
    if (typeof entry !== 'string') {
      return { kind: 'category', id: entry.id, label: entry.category, items: buildTree(entry.items, pages) }
    }
    const page = pages.get(entry)
    if (!page) throw new Error(`sidebar.yml: no page "${entry}". Correct the slug, or add the page.`)
    return { kind: 'link', label: page.sidebarLabel ?? page.heading, href: page.href }
  })
}

function dropUnknown(entries: readonly SidebarEntry[], pages: ReadonlyMap<string, SidebarPage>): SidebarEntry[] {
  return entries.flatMap((entry): SidebarEntry[] => {
    if (typeof entry === 'string') return pages.has(entry) ? [entry] : []
    return [{ ...entry, items: dropUnknown(entry.items, pages) }]
  })
}
