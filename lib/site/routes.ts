import { currentVersion, isVersionId, type VersionId } from './versions'

/** Every internal address is made here; nobody else joins paths. Addresses have no trailing slash. */
export const routes = {
  home: '/',
  search: '/search',
  docs: '/docs',
  docsStart: '/docs/getting-started/installation',
} as const

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
