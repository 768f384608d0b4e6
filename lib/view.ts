/**
 * The plain data that components draw around a page, and how to walk through it. It imports nothing, because the browser uses it too. `lib/catalogue`
 * makes this data from the content.
 */

export type NavLink = { kind: 'link'; label: string; href: string }
export type NavCategory = { kind: 'category'; id: string; label: string; items: NavNode[] }
export type NavNode = NavLink | NavCategory

/** A sidebar: links and categories in reading order. */
export type NavTree = readonly NavNode[]

/** The neighbours of a page. The first page has no `prev` and the last has no `next`. */
export type PrevNext = { prev?: NavLink; next?: NavLink }

/** A link with a sentence about its target. */
export type DescribedLink = { href: string; label: string; description?: string }

/** An entry of "On this page", with the deeper headings below it. `count` is the number of entries in a part of a list. */
export type TocItem = { id: string; text: string; count?: number; children: TocItem[] }

/** IDs that headings of a page used to have, each with the ID of the heading it leads to now. */
export type OldAnchors = Readonly<Record<string, string>>

/** An option of the version menu. `exceptions` has the slugs of pages that this version lacks, each with the address to open instead. */
export type VersionOption = {
  id: string
  label: string
  note: string
  exceptions?: Readonly<Record<string, string>>
}

/** Says that a page is about an older version. `currentHref` is the same page in the current version, the one that has replaced it, or the closest one. */
export type ArchivedNotice = {
  text: string
  currentHref: string
  match: 'same' | 'moved' | 'closest'
  currentLabel: string
}

/** Returns the words of the link to the current version. */
export function describeCurrent({ match, currentLabel }: ArchivedNotice): string {
  if (match === 'same') return `Read this page for ${currentLabel}`
  if (match === 'moved') return `Read the page that replaces it in ${currentLabel}`
  return `This page isn’t in ${currentLabel}. Read the closest one instead`
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
