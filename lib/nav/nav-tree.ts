import type { SidebarEntry } from './sidebar-schema'

export type NavLink = { kind: 'link'; label: string; href: string }
export type NavCategory = { kind: 'category'; id: string; label: string; items: NavNode[] }
export type NavNode = NavLink | NavCategory
export type NavTree = readonly NavNode[]

/** What the tree needs to know about a page. */
export type NavPage = { slug: string; href: string; title: string; sidebarLabel?: string }

/**
 * Builds the sidebar of one version from its `sidebar.yml`.
 * @throws if there's no page for an entry. The message gives the slug and the file, so that the author can fix it.
 */
export function buildNavTree(entries: readonly SidebarEntry[], pages: ReadonlyMap<string, NavPage>): NavTree {
  return entries.map((entry): NavNode => {
    if (typeof entry !== 'string') {
      return { kind: 'category', id: entry.id, label: entry.category, items: [...buildNavTree(entry.items, pages)] }
    }
    const page = pages.get(entry)
    if (!page) throw new Error(`sidebar.yml: no page "${entry}". Correct the slug, or add the page.`)
    return { kind: 'link', label: page.sidebarLabel ?? page.title, href: page.href }
  })
}

/** Returns the links of a tree in reading order. */
export function listLinks(tree: NavTree): NavLink[] {
  return tree.flatMap((node) => (node.kind === 'link' ? [node] : listLinks(node.items)))
}

/** Returns the categories from the top down to the page at `href`. It's empty if the page isn't in the tree or is at the top level. */
export function findTrail(tree: NavTree, href: string): NavCategory[] {
  for (const node of tree) {
    if (node.kind === 'link') continue
    if (node.items.some((item) => item.kind === 'link' && item.href === href)) return [node]
    const below = findTrail(node.items, href)
    if (below.length) return [node, ...below]
  }
  return []
}

export type PrevNext = { prev?: NavLink; next?: NavLink }

/** Returns the links before and after `href` in reading order. The first page has no `prev` and the last has no `next`. */
export function findPrevNext(tree: NavTree, href: string): PrevNext {
  const links = listLinks(tree)
  const here = links.findIndex((link) => link.href === href)
  return here < 0 ? {} : { prev: links[here - 1], next: links[here + 1] }
}
