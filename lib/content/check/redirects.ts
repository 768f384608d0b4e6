import { findAddressFault } from '../../discovery/redirects'
import type { Site } from './context'
import { listTexts, type Page } from './page'

/**
 * Checks the old addresses in `redirectFrom`: each has to be well formed, claimed only once, and not in use. That way, every redirect ends at a page,
 * because a loop or a chain would begin at an address that's in use.
 */
export function checkRedirects(site: Site): void {
  const claims = new Map<string, Page>()
  for (const page of site.pages) {
    for (const { value, at } of listTexts(page, 'redirectFrom')) {
      const fault = findAddressFault(value) ?? findClash(value, page, site) ?? findClaim(value, page, claims)
      if (fault) page.report(at, `the old address "${value}" ${fault.message}`, fault.cure)
      else claims.set(value.toLowerCase(), page)
    }
  }
}

function findClash(from: string, page: Page, { byHref, routes, context }: Site) {
  const taken = byHref.get(from) ?? [...byHref].find(([href]) => href.toLowerCase() === from.toLowerCase())?.[1]
  if (taken === page) return { message: 'is the address of this page: a loop', cure: 'remove it' }
  if (taken) {
    const isMutual = listTexts(taken, 'redirectFrom').some(({ value }) => value === page.place?.href)
    return isMutual
      ? { message: `belongs to ${taken.path}, which leads back here: a loop`, cure: 'remove both, each page is there' }
      : { message: `belongs to ${taken.path}, so nothing may lead on from it`, cure: 'remove it, or remove that page' }
  }
  if (routes.has(from) || context.assets.has(from) || /^\/(?:_next|og|icons)(?:\/|$)/.test(from)) {
    return { message: 'is taken by a part of the site', cure: 'remove it' }
  }
  return undefined
}

/** Returns what's wrong if another page claims the address too. An address that appears twice in the same list is reported with the field. */
function findClaim(from: string, page: Page, claims: ReadonlyMap<string, Page>) {
  const other = claims.get(from.toLowerCase())
  if (!other || other === page) return undefined
  return { message: `leads to ${other.path} already`, cure: 'keep it on the page that took its place' }
}
