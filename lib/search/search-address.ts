import { routes } from '../site/routes'
import { currentVersion, isVersionId, type VersionId } from '../site/versions'
import { longestQuery } from './protocol'
import { isSearchContext, type SearchContext } from './search-record'

/** A search, as its address describes it. */
export type SearchAddress = {
  query: string
  /** The area to search. Without it, all areas are searched. */
  context?: SearchContext
  version: VersionId
  /** The page of results, counted from 1. */
  page: number
}

/**
 * Returns the address of a search. It contains only what differs from a search of everything in the current version.
 * @example toSearchHref({ query: 'wip limit', context: 'docs' }) // => '/search?q=wip+limit&ctx=docs'
 */
export function toSearchHref({
  query,
  context,
  version = currentVersion.id,
  page = 1,
}: Partial<SearchAddress> & { query: string }): string {
  const parameters = new URLSearchParams()
  if (query) parameters.set('q', query)
  if (context) parameters.set('ctx', context)
  if (version !== currentVersion.id) parameters.set('version', version)
  if (page > 1) parameters.set('page', String(page))
  return parameters.size ? `${routes.search}?${parameters}` : routes.search
}

/** Returns the search that the parameters of an address describe. Invalid parameters count as missing. */
export function readSearchAddress(parameters: Pick<URLSearchParams, 'get'>): SearchAddress {
  const context = parameters.get('ctx') ?? ''
  const version = parameters.get('version') ?? ''
  const page = parameters.get('page') ?? ''
  return {
    query: (parameters.get('q') ?? '').slice(0, longestQuery),
    context: isSearchContext(context) ? context : undefined,
    version: isVersionId(version) ? version : currentVersion.id,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}
