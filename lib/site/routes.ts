import { currentVersion, isVersionId, type VersionId } from './versions'

/** Every internal address is made here; nobody else joins paths. Addresses have no trailing slash. */
export const routes = {
  home: '/',
  search: '/search',
  download: '/download',
  docs: '/docs',
  docsStart: '/docs/getting-started/installation',
  support: '/docs/getting-started/support',
  api: '/api',
  apiStart: '/api/overview',
  apiYaml: '/api/openapi.yaml',
  apiJson: '/api/openapi.json',
  docsApiReference: '/docs/api-reference',
  releases: '/releases',
  releaseArchive: '/releases/archive',
  releaseAuthors: '/releases/authors',
  releaseRss: '/releases/rss.xml',
  releaseAtom: '/releases/atom.xml',
  releaseJson: '/releases/feed.json',
} as const

/** The address of a page of the page collection. @example toPageHref('home') // => '/' */
export function toPageHref(slug: string): string {
  return slug === 'home' ? routes.home : `/${slug}`
}

/** The address of a page of the API reference; its one version stands in none of them. */
export function toApiHref(slug: string): string {
  return `${routes.api}/${slug}`
}

/** The address of a post of the releases blog. @param slug its version, or its name where it is about none */
export function toReleaseHref(slug: string): string {
  return `${routes.releases}/${slug}`
}

/** The address of a page of the releases list; the first one has no number. */
export function toReleasePageHref(number: number): string {
  return number === 1 ? routes.releases : `${routes.releases}/page/${number}`
}

/** The address of the posts for one platform or about one area. */
export function toReleaseFilterHref(kind: 'platform' | 'area', value: string): string {
  return `${routes.releases}/${kind}/${value}`
}

/** The posts of a team, on the page of all teams. */
export function toReleaseTeamHref(team: string): string {
  return `${routes.releaseAuthors}#${team}`
}

/**
 * The address of a documentation page.
 * @example toDocHref('2.x', 'features/habits') // => '/docs/features/habits'
 * @example toDocHref('1.x', 'features/habits') // => '/docs/1.x/features/habits'
 */
export function toDocHref(version: VersionId, slug: string): string {
  return version === currentVersion.id ? `/docs/${slug}` : `/docs/${version}/${slug}`
}

/** The version and slug of a documentation address, or undefined for any other address. */
export function parseDocHref(href: string): { version: VersionId; slug: string } | undefined {
  const match = /^\/docs\/([^?#]+?)\/?(?:[?#].*)?$/.exec(href)
  if (!match?.[1]) return undefined
  const [first, ...rest] = match[1].split('/')
  if (first && isVersionId(first)) return rest.length ? { version: first, slug: rest.join('/') } : undefined
  return { version: currentVersion.id, slug: match[1] }
}
