import { readdirSync } from 'node:fs'
import path from 'node:path'
import { listEntries } from '../../lib/catalogue/entries'
import { listWrittenRedirects } from '../../lib/publish/discovery/redirects'
import { toPagePath } from '../../lib/publish/read-page'
import { parseDocHref, toDocHref } from '../../lib/site/routes'
import { currentVersion, isArchived, versions } from '../../lib/site/versions'

const archives = versions.filter(({ id }) => isArchived(id)).map(({ id }) => `/docs/${id}`)

/** Returns whether a path belongs to an archived version of the documentation. */
export const isArchivedPath = (page: string) => archives.some((archive) => page.startsWith(`${archive}/`))

/** Returns the address that an archived page would have in the current version, and every other path as it is. */
export function toCurrentPath(page: string): string {
  const doc = parseDocHref(page)
  return doc ? toDocHref(currentVersion.id, doc.slug) : page
}

/** Returns the address of every exported page except the not-found page. It reads `out/`, because the sitemap lacks pages that aren't indexed. */
export function listPagePaths(): string[] {
  return readdirSync('out', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => toPagePath(`/${file.replaceAll(path.sep, '/')}`))
    .sort()
}

/** Addresses that only redirect, and do so before a test can look at anything. */
export const entryPaths = [
  '/api',
  '/docs',
  ...archives,
  '/docs/api-reference',
  '/releases/page/1',
  ...listWrittenRedirects(listEntries()).map(({ from }) => from),
]

export const docPaths = () => listPagePaths().filter((page) => page.startsWith('/docs/') && !entryPaths.includes(page))

/** One page of each kind, for tests that look at every theme and width. */
export const pageKinds = {
  home: '/',
  search: '/search',
  documentation: '/docs/features/tasks/work-in-progress-limit',
  reference: '/docs/keyboard-shortcuts',
  privacy: '/docs/getting-started/privacy',
  archived: '/docs/1.x/features/journal',
  releases: '/releases',
  release: '/releases/2.0',
  'filtered releases': '/releases/platform/ios',
  'changes since a version': '/releases/since/2.0',
  'api overview': '/api/overview',
  'api operation': '/api/tasks-api/create',
  pricing: '/pricing',
  download: '/download',
  comparison: '/compare/todoist-alternative',
  contact: '/contact',
  terms: '/terms',
  'not found': '/no/such/page',
}

/**
 * Returns the pages that tests of every kind of page look at: one of each kind. `npm test -- --changed` sets `E2E_PAGES` to the kinds and addresses that
 * a change concerns. Addresses that aren't published any more are left out.
 */
export function listSamplePages(): string[] {
  const kinds: Readonly<Record<string, string>> = pageKinds
  const asked = process.env.E2E_PAGES?.split(',').map((page) => kinds[page] ?? page)
  if (!asked) return Object.values(kinds)
  const published = new Set([...listPagePaths(), pageKinds['not found']])
  return [...new Set(asked)].filter((page) => published.has(page))
}
