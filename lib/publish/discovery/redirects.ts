import { type Entry, isWritten } from '../../catalogue/entry'
import { toUrl } from '../../site/address'
import { withBasePath } from '../../site/base-path'
import { config } from '../../site/config.mjs'
import { routes, toDocsStart, toReleasePageHref } from '../../site/routes'
import { currentVersion, isArchived, versions } from '../../site/versions'
import { findNearest } from '../../utils/nearest'
import { escapeHtml } from '../../utils/text'
import { withPlainSpaces } from '../../utils/typography.mjs'
import { toCardHref, toMarkdownHref } from './addresses'

/**
 * An address that leads to another one and keeps the query and anchor. `moved`: the page has a new address for good (301, 308). `short`: a short address
 * whose target may change (302, 307).
 */
export type Redirect = { from: string; to: string; kind: 'moved' | 'short' }

/** Lists a redirect for every short address. Each is exported as a page that redirects. */
export function listShortAddresses(): Redirect[] {
  const targets: Record<string, string> = {
    [routes.docs]: routes.docsStart,
    [routes.docsApiReference]: routes.apiStart,
    [routes.api]: routes.apiStart,
    [`${routes.releases}/page/1`]: toReleasePageHref(1),
  }
  for (const { id } of versions) if (isArchived(id)) targets[`${routes.docs}/${id}`] = toDocsStart(id)
  return Object.entries(targets).map(([from, to]) => ({ from, to, kind: 'short' }))
}

/** Lists a redirect for every former address of a page. The content check rejects loops, chains and clashes. */
export function listMovedPages(entries: readonly Entry[]): Redirect[] {
  return entries
    .filter(isWritten)
    .flatMap(({ href, redirectFrom }) => redirectFrom.map((from): Redirect => ({ from, to: href, kind: 'moved' })))
}

/**
 * Lists a redirect from each address that names the current version, such as `/docs/2.x/features/habits`. Readers guess these from the addresses of
 * archived pages. They're short addresses, because they become pages themselves as soon as there's a newer version.
 */
export function listNumberedAddresses(entries: readonly Entry[]): Redirect[] {
  const root = `${routes.docs}/${currentVersion.id}`
  const pages = entries.flatMap((entry): Redirect[] => {
    const isCurrent = entry.kind === 'doc' && entry.version === currentVersion.id
    return isCurrent ? [{ from: `${root}/${entry.slug}`, to: entry.href, kind: 'short' }] : []
  })
  return [{ from: root, to: routes.docsStart, kind: 'short' }, ...pages]
}

/** Lists the redirects that no route exports as a page, so the build writes their pages and Markdown. */
export function listWrittenRedirects(entries: readonly Entry[]): Redirect[] {
  return [...listMovedPages(entries), ...listNumberedAddresses(entries)]
}

/** Lists every address that leads to another one. The rules for hosts are made from this list. */
export function listRedirects(entries: readonly Entry[]): Redirect[] {
  return [...listWrittenRedirects(entries), ...listShortAddresses()]
}

/** Returns the same redirects for the Markdown of the pages. */
export function toMarkdownRedirects(redirects: readonly Redirect[]): Redirect[] {
  return redirects.map(({ from, to, kind }) => ({ from: toMarkdownHref(from), to: toMarkdownHref(to), kind }))
}

/**
 * Explains why `from` can't redirect to another page. Returns undefined if it can.
 * @example findRedirectFault('/docs/old/') // => { message: 'ends with a slash', fix: 'write /docs/old' }
 */
export function findRedirectFault(from: string): { message: string; fix: string } | undefined {
  if (!from.startsWith('/') || from.startsWith('//')) {
    return { message: "isn't a path on this site", fix: 'write the whole path, such as /docs/features/habits' }
  }
  const [path = ''] = from.split(/[?#]/)
  if (path !== from)
    return { message: 'has a query (?) or an anchor (#), which redirects carry over anyway', fix: `write ${path}` }
  if (path === '/') return { message: 'is the start page', fix: 'remove it' }
  if (path.endsWith('/')) return { message: 'ends with a slash', fix: `write ${path.replace(/\/+$/, '')}` }
  const bare = path.replace(/\.(?:html?|mdx?)$/, '')
  if (bare !== path) return { message: `ends with ${path.slice(bare.length)}`, fix: `write ${bare}` }
  if (!/^(?:\/[\w.~-]+)+$/.test(path))
    return {
      message: 'contains characters that addresses on this site never have',
      fix: 'write letters, digits, hyphens and dots',
    }
  return undefined
}

/** A published address that now leads nowhere. `fix` is what an editor can do about it. */
export type Vanished = { path: string; fix: string }

/**
 * Lists the published addresses that no longer exist.
 * @param published the paths in the last published sitemap
 * @param known the paths of all pages and redirects
 */
export function listVanished(published: readonly string[], known: ReadonlySet<string>): Vanished[] {
  return published
    .filter((path) => !known.has(path))
    .map((path) => {
      const last = path.slice(path.lastIndexOf('/'))
      const nearest = [...known].find((other) => other.endsWith(last)) ?? findNearest(path, known)
      const where = nearest ? `, perhaps ${nearest}` : ''
      return { path, fix: `add redirectFrom: [${path}] to the page that replaces it${where}` }
    })
}

/**
 * Builds the page at an old address, for hosts without redirects. It redirects at once, with or without scripts, but needs a script to keep the query and
 * anchor. Search engines use the new address.
 * @param title the title of the page that it leads to
 */
export function buildRedirectStub({ from, to }: Redirect, title: string): string {
  const href = escapeHtml(withBasePath(to))
  const target = JSON.stringify(withBasePath(to)).replaceAll('<', '\\u003c')
  return `<!DOCTYPE html>
<html lang="${config.locales[0].id}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Moved: ${escapeHtml(from)}</title>
<meta name="description" content="This page has moved to ${escapeHtml(toUrl(to))}.">
<meta name="robots" content="noindex, follow">
<meta property="og:title" content="${escapeHtml(title)}">
<meta property="og:image" content="${escapeHtml(toUrl(toCardHref(to)))}">
<link rel="canonical" href="${escapeHtml(toUrl(to))}">
<script>location.replace(${target}+location.search+location.hash)</script>
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
</head>
<body>
<main id="main">
<h1>This page has moved</h1>
<p>It’s now at <a href="${href}">${escapeHtml(title)}</a>.</p>
</main>
</body>
</html>
`
}

/** Builds the Markdown file at an old address. */
export function buildMarkdownStub({ to }: Redirect, title: string): string {
  return `# This page has moved\n\nIt’s now at [${withPlainSpaces(title)}](${toUrl(toMarkdownHref(to))}).\n`
}
