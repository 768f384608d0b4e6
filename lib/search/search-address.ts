import { routes } from '../site/routes'
import { currentVersion, isVersionId, type VersionId } from '../site/versions'
import { isSearchContext, type SearchContext } from './search-record'

/** A search as an address holds it. */
export type SearchAddress = {
  query: string
  /** The one area to look in; all of them where there is none. */
  context?: SearchContext
  version: VersionId
  /** The page of the results, from 1 on. */
  page: number
}

/** Nobody types more, and the engine reads no more. */
const longestQuery = 1000

/**
 * The address of a search. Only what differs from a search of everything in the current version is written.
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

/** The search that the parameters of an address ask for. What makes no sense in them counts as absent. */
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
