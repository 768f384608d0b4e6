import type { SearchContext } from '../search/search-record'
import { parseDocHref, routes } from '../site/routes'
import { currentVersion, isVersionId, type VersionId } from '../site/versions'
import { readPreferredVersion } from './preferred-version'

/** What a search begins with: one version of the documentation, and the area that ranks a little higher. */
export type StartScope = { version: VersionId; near?: SearchContext }

/** The scope of a search from the page at `pathname`: its own version; outside the documentation the remembered one, else the current. */
export function readStartScope(pathname: string): StartScope {
  const preferred = readPreferredVersion('docs') ?? ''
  const remembered = isVersionId(preferred) ? preferred : currentVersion.id
  return { version: parseDocHref(pathname)?.version ?? remembered, near: findArea(pathname) }
}

/** The start page and the search lead everywhere, so they are in no area. */
function findArea(pathname: string): SearchContext | undefined {
  if (pathname === routes.home || pathname === routes.search) return undefined
  const [, first] = pathname.split('/')
  return first === 'docs' || first === 'api' || first === 'releases' ? first : 'site'
}
