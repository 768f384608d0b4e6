import { readData, readOrElse } from '../source/read-data'
import type { NavNode, NavTree } from '../view'

/** An entry of `sidebar.yml`: the slug of a page, or a category that contains more entries. */
export type SidebarEntry = string | { category: string; id: string; items: SidebarEntry[] }

/** What a sidebar needs to know about a page. */
export type SidebarPage = { slug: string; href: string; heading: string; sidebarLabel?: string }

/** The pages of a sidebar. Those in `hidden`, by slug, exist but aren't published, so their entries are left out. */
type SidebarPages = { shown: readonly SidebarPage[]; hidden: ReadonlySet<string> }

/**
 * Returns the sidebar of the pages in a folder of `content/`, from the `sidebar.yml` next to them. In `npm run dev`, an entry without a page is left out,
 * and a file that can't be read gives a plain list of the pages.
 * @throws if the file names a page that doesn't exist
 */
export function readSidebar(folder: string, { shown, hidden }: SidebarPages): NavTree {
  const bySlug = new Map(shown.map((page) => [page.slug, page]))
  const entries = readOrElse(
    () => readData(`content/${folder}/sidebar.yml`) as SidebarEntry[],
    () => [...bySlug.keys()].sort(),
  )
  const published = hidden.size > 0 ? keepPages(entries, (slug) => !hidden.has(slug)) : entries
  return readOrElse(
    () => buildTree(published, bySlug),
    () =>
      buildTree(
        keepPages(entries, (slug) => bySlug.has(slug)),
        bySlug,
      ),
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

/** Returns the entries of the pages that `isKept` accepts, without the categories that would then be empty. */
function keepPages(entries: readonly SidebarEntry[], isKept: (slug: string) => boolean): SidebarEntry[] {
  return entries.flatMap((entry): SidebarEntry[] => {
    if (typeof entry === 'string') return isKept(entry) ? [entry] : []
    const items = keepPages(entry.items, isKept)
    return items.length > 0 ? [{ ...entry, items }] : []
  })
}
