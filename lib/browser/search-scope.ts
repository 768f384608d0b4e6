import type { SearchContext } from '../search/search-record'
import { parseDocHref, routes } from '../site/routes'
import { currentVersion, isVersionId, type VersionId } from '../site/versions'
import { readPreferredVersion } from './stored-choices'

/** The scope with which a search begins: one version of the documentation, and the area that ranks slightly higher. */
type StartScope = { version: VersionId; near?: SearchContext }

/**
 * Returns the scope of a search from the page at `pathname`. The version is the page's own or, outside the documentation, the remembered or the current
 * one.
 */
export function readStartScope(pathname: string): StartScope {
  const preferred = readPreferredVersion('docs') ?? ''
  const remembered = isVersionId(preferred) ? preferred : currentVersion.id
  return { version: parseDocHref(pathname)?.version ?? remembered, near: findArea(pathname) }
}

/** Returns the area of a page. The start page and the search page lead everywhere, so they aren't in any area. */
function findArea(pathname: string): SearchContext | undefined {
  if (pathname === routes.home || pathname === routes.search) return undefined
  const [, first] = pathname.split('/')
  return first === 'docs' || first === 'api' || first === 'releases' ? first : 'site'
}
