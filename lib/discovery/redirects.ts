import { routes, toDocHref, toReleasePageHref } from '../site/routes'
import { isArchived, versions } from '../site/versions'
import { toMarkdownHref } from './addresses'

/**
 * An address that leads to another one and keeps the query and anchor. `moved`: the page has a new address for good (301, 308). `entry`: a short address
 * whose target may change (302, 307).
 */
export type Redirect = { from: string; to: string; kind: 'moved' | 'entry' }

/** The first page of every version's documentation. */
const docsStartSlug = 'getting-started/installation'

/** Lists addresses that don't have their own page. Each is exported as a page that redirects. */
export function listEntryRedirects(): Redirect[] {
  const targets: Record<string, string> = {
    [routes.docs]: routes.docsStart,
    [routes.docsApiReference]: routes.apiStart,
    [routes.api]: routes.apiStart,
    [`${routes.releases}/page/1`]: toReleasePageHref(1),
  }
  for (const { id } of versions) if (isArchived(id)) targets[`${routes.docs}/${id}`] = toDocHref(id, docsStartSlug)
  return Object.entries(targets).map(([from, to]) => ({ from, to, kind: 'entry' }))
}

/** Returns the same redirects for the Markdown of the pages. */
export function toMarkdownRedirects(redirects: readonly Redirect[]): Redirect[] {
  return redirects.map(({ from, to, kind }) => ({ from: toMarkdownHref(from), to: toMarkdownHref(to), kind }))
}

/**
 * Explains why `from` can't redirect to another page. Returns undefined if it can.
 * @example findAddressFault('/docs/old/') // => { message: 'ends with a slash', cure: 'write /docs/old' }
 */
export function findAddressFault(from: string): { message: string; cure: string } | undefined {
  if (!from.startsWith('/') || from.startsWith('//')) {
    return { message: 'is no path of this site', cure: 'write it from the root, such as /docs/features/habits' }
  }
  const [path = ''] = from.split(/[?#]/)
  if (path !== from) return { message: 'has a query or an anchor, which every redirect keeps', cure: `write ${path}` }
  if (path === '/') return { message: 'is the start page', cure: 'remove it' }
  if (path.endsWith('/')) return { message: 'ends with a slash', cure: `write ${path.replace(/\/+$/, '')}` }
  const bare = path.replace(/\.(?:html?|mdx?)$/, '')
  if (bare !== path) return { message: 'has the ending of a file', cure: `write ${bare}` }
  if (!/^(?:\/[\w.~-]+)+$/.test(path))
    return {
      message: 'holds characters that addresses here do not have',
      cure: 'write letters, digits, hyphens and dots',
    }
  return undefined
}
