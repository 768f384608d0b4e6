import { currentVersion, isVersionId, type VersionId } from './versions'

/**
 * Every address that code refers to or builds comes from this file, so no other code joins paths. Only lists that are content name pages by their
 * address: the links in `navigation.ts` and the pages that forms lead to. Addresses don't have a trailing slash.
 */
export const routes = {
  home: '/',
  search: '/search',
  download: '/download',
  contact: '/contact',
  docs: '/docs',
  docsStart: '/docs/getting-started/installation',
  support: '/docs/getting-started/support',
  glossary: '/docs/glossary',
  shortcuts: '/docs/keyboard-shortcuts',
  securityModel: '/docs/security-model',
  api: '/api',
  apiStart: '/api/overview',
  apiErrors: '/api/errors',
  apiChangelog: '/api/changelog',
  apiChangelogAtom: '/api/changelog.atom',
  apiChangelogRss: '/api/changelog.rss',
  apiYaml: '/api/openapi.yaml',
  apiJson: '/api/openapi.json',
  apiTypes: '/api/openapi.d.ts',
  apiPostman: '/api/postman-collection.json',
  docsApiReference: '/docs/api-reference',
  releases: '/releases',
  releaseArchive: '/releases/archive',
  releaseAuthors: '/releases/authors',
  releasesSince: '/releases/since',
  releaseRss: '/releases/rss.xml',
  releaseAtom: '/releases/atom.xml',
  releaseJson: '/releases/feed.json',
  offlineWorker: '/offline-worker.js',
} as const

/** The lists of posts that visitors look for by name. The other lists are parts of these. */
export const searchedLists: readonly string[] = [
  routes.releases,
  routes.releaseArchive,
  routes.releaseAuthors,
  routes.releasesSince,
]

/**
 * Returns the address of the contact form with the topic, a page and the version of the documentation filled in.
 * @example toReportHref('/docs/features/habits', '2.x') // => '/contact?topic=page&page=/docs/features/habits&version=2.x'
 */
export function toReportHref(href: string, version?: VersionId): string {
  return `/contact?topic=page&page=${href}${version ? `&version=${version}` : ''}`
}

/** Returns the address of a page in the page collection. @example toPageHref('home') // => '/' */
export function toPageHref(slug: string): string {
  return slug === 'home' ? routes.home : `/${slug}`
}

/** Returns the address of a page in the API reference. The reference has one version, which isn't part of the address. */
export function toApiHref(slug: string): string {
  return `${routes.api}/${slug}`
}

/** Returns the address of the explanation of an error code, which the API returns as `docs_url`. */
export function toApiErrorHref(code: string): string {
  return `${routes.apiErrors}#${code}`
}

/** Returns the address of what changed in the API on one day. @param date `YYYY-MM-DD` */
export function toApiChangeHref(date: string): string {
  return `${routes.apiChangelog}#changes-${date}`
}

/** Returns the address of a post in the releases blog. @param slug its version, or its name if it isn't about a version */
export function toReleaseHref(slug: string): string {
  return `${routes.releases}/${slug}`
}

/** Returns the address of a page of the releases list. The first one doesn't have a number. */
export function toReleasePageHref(number: number): string {
  return number === 1 ? routes.releases : `${routes.releases}/page/${number}`
}

/** Returns the address of the posts for one platform or about one area. */
export function toReleaseFilterHref(kind: 'platform' | 'area', value: string): string {
  return `${routes.releases}/${kind}/${value}`
}

/** Returns the address of everything newer than a version. @param version without the number of an update, such as "2.0" */
export function toSinceHref(version: string): string {
  return `${routes.releasesSince}/${version}`
}

/** Returns the address of the feed of a list of posts. Its ending gives it the right media type on every host. */
export function toFeedHref(href: string): string {
  return `${href}.atom`
}

/** Returns the address of a team's posts, on the page of all teams. */
export function toReleaseTeamHref(team: string): string {
  return `${routes.releaseAuthors}#${team}`
}

/**
 * Returns the address of a documentation page.
 * @example toDocHref('2.x', 'features/habits') // => '/docs/features/habits'
 * @example toDocHref('1.x', 'features/habits') // => '/docs/1.x/features/habits'
 */
export function toDocHref(version: VersionId, slug: string): string {
  return version === currentVersion.id ? `/docs/${slug}` : `/docs/${version}/${slug}`
}

/** Returns the address of the first page of a version's documentation. */
export function toDocsStart(version: VersionId): string {
  return toDocHref(version, 'getting-started/installation')
}

/** Returns the version and slug in a documentation address, or undefined for any other address. */
export function parseDocHref(href: string): { version: VersionId; slug: string } | undefined {
  const match = /^\/docs\/([^?#]+?)\/?(?:[?#].*)?$/.exec(href)
  if (!match?.[1]) return undefined
  const [first, ...rest] = match[1].split('/')
  if (first && isVersionId(first)) return rest.length ? { version: first, slug: rest.join('/') } : undefined
  return { version: currentVersion.id, slug: match[1] }
}
