import type { SidebarEntry } from './sidebar-schema'

export type NavLink = { kind: 'link'; label: string; href: string }
export type NavCategory = { kind: 'category'; id: string; label: string; items: NavNode[] }
export type NavNode = NavLink | NavCategory
export type NavTree = readonly NavNode[]

/** What the tree needs to know of a page. */
export type NavPage = { slug: string; href: string; title: string; sidebarLabel?: string }

/**
 * Builds the sidebar of one version from its `sidebar.yml`.
 * @throws when an entry names no page, with the nearest thing a reader of the message can act on: the slug and the file
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

/** The links of a tree in reading order. */
export function listLinks(tree: NavTree): NavLink[] {
  return tree.flatMap((node) => (node.kind === 'link' ? [node] : listLinks(node.items)))
}

/** The categories from the top down to the page at `href`; empty when the tree lacks it or it stands at the top. */
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

/** The links before and after `href` in reading order; absent at either end. */
export function findPrevNext(tree: NavTree, href: string): PrevNext {
  const links = listLinks(tree)
  const here = links.findIndex((link) => link.href === href)
  return here < 0 ? {} : { prev: links[here - 1], next: links[here + 1] }
}
