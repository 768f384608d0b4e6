import { toDocHref } from '../site/routes'
import type { VersionId } from '../site/versions'
import { findTrail, listLinks, type NavCategory, type NavTree } from './nav-tree'

/** How closely a link to another version matches: the same page, a page in the nearest category, or the version's first page. */
export type VersionMatch = 'same' | 'category' | 'start'
export type VersionTarget = { href: string; match: VersionMatch }

/**
 * Finds where the version drop-down leads from a page: to the same page in the other version, otherwise to the first page of the nearest category
 * that the other version also has, otherwise to its first page (the installation).
 */
export function findVersionTarget(
  slug: string,
  from: { version: VersionId; tree: NavTree },
  to: { version: VersionId; tree: NavTree },
): VersionTarget {
  const links = listLinks(to.tree)
  const same = links.find((link) => link.href === toDocHref(to.version, slug))
  if (same) return { href: same.href, match: 'same' }

  for (const { id } of findTrail(from.tree, toDocHref(from.version, slug)).reverse()) {
    const category = findCategory(to.tree, id)
    const first = category && listLinks(category.items)[0]
    if (first) return { href: first.href, match: 'category' }
  }
  const [start] = links
  if (!start) throw new Error(`The sidebar of version ${to.version} is empty`)
  return { href: start.href, match: 'start' }
}

function findCategory(tree: NavTree, id: string): NavCategory | undefined {
  for (const node of tree) {
    if (node.kind === 'link') continue
    const found = node.id === id ? node : findCategory(node.items, id)
    if (found) return found
  }
  return undefined
}
