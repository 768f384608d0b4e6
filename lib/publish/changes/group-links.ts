import type { ChangedPage, LinkChange } from './site'

/**
 * Takes links that changed in the same way on several pages out of the pages' differences. A page that differs in nothing else is only among the pages of
 * its link.
 */
export function groupLinks(pages: readonly ChangedPage[]): { pages: ChangedPage[]; links: LinkChange[] } {
  const groups = new Map<string, LinkChange>()
  const toKey = ({ before, after }: Pick<LinkChange, 'before' | 'after'>) => JSON.stringify([before, after])
  for (const { href, title, difference } of pages)
    for (const { before, after, words } of difference?.links ?? []) {
      const key = toKey({ before, after })
      const group = groups.get(key) ?? { before, after, uses: [] }
      group.uses.push({ href, title, words })
      groups.set(key, group)
    }
  const links = [...groups.values()].filter((group) => group.uses.length > 1)
  const isShared = new Set(links.map(toKey))
  const others = pages.flatMap((page): ChangedPage[] => {
    if (!page.difference) return [page]
    const own = page.difference.links.filter((link) => !isShared.has(toKey(link)))
    const { values, text, headings, lostAnchors, newAnchors, links: all } = page.difference
    const isOnlyLinks =
      all.length > 0 && !page.card && [values, text, headings, lostAnchors, newAnchors, own].every(isEmpty)
    return page.kind === 'changed' && isOnlyLinks ? [] : [{ ...page, difference: { ...page.difference, links: own } }]
  })
  return { pages: others, links: links.sort((a, b) => b.uses.length - a.uses.length) }
}

const isEmpty = (list: readonly unknown[]) => list.length === 0
