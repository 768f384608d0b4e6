import { type PlatformId, platformIds } from '../site/config-types'
import { platformNames } from '../site/describe-doc'
import { type ReleaseArea, releaseAreas } from '../site/releases'
import { routes, toReleaseFilterHref } from '../site/routes'

/** What a list of posts is narrowed to. */
export type ReleaseFilter = { platform?: PlatformId; area?: ReleaseArea }

type Filterable = { platforms: readonly PlatformId[]; areas: readonly ReleaseArea[] }

export const areaIds = Object.keys(releaseAreas) as ReleaseArea[]

/** The posts for a platform and about an area; a side that is not given lets all through. */
export function filterReleases<Entry extends Filterable>(
  entries: readonly Entry[],
  { platform, area }: ReleaseFilter,
): Entry[] {
  return entries.filter(
    ({ platforms, areas }) => (!platform || platforms.includes(platform)) && (!area || areas.includes(area)),
  )
}

/**
 * What a filtered list is called.
 * @example describeFilter({ platform: 'ios', area: 'tasks' }) // => 'Tasks on iOS'
 */
export function describeFilter({ platform, area }: ReleaseFilter): string {
  const subject = area ? releaseAreas[area] : 'Releases'
  return platform ? `${subject} on ${platformNames[platform]}` : subject
}

/** The title of a filtered list. @example toFilterTitle({ area: 'tasks' }) // => 'Releases about Tasks' */
export function toFilterTitle(filter: ReleaseFilter): string {
  return filter.platform ? describeFilter(filter) : `Releases about ${describeFilter(filter)}`
}

/**
 * The address of a filtered list. One side has a page of its own; the other narrows that page by its query, which needs script.
 * @example toFilterHref({ platform: 'ios', area: 'tasks' }) // => '/releases/platform/ios?area=tasks'
 */
export function toFilterHref({ platform, area }: ReleaseFilter): string {
  if (platform) return toReleaseFilterHref('platform', platform) + (area ? `?area=${area}` : '')
  return area ? toReleaseFilterHref('area', area) : routes.releases
}

export type FilterOption = { label: string; href: string; count: number; isCurrent: boolean }
export type FilterMenu = { label: string; options: FilterOption[] }

/**
 * The two menus of filters, each with "all" and every value that leaves posts.
 * @param combines whether a choice on one side keeps that of the other, which needs script; without, each choice is a page of its own
 */
export function buildFilterMenus(
  entries: readonly Filterable[],
  current: ReleaseFilter,
  combines: boolean,
): FilterMenu[] {
  const toOption = (label: string, change: ReleaseFilter, isCurrent: boolean): FilterOption => {
    const filter = combines ? { ...current, ...change } : change
    return { label, href: toFilterHref(filter), count: filterReleases(entries, filter).length, isCurrent }
  }
  const toMenu = (label: string, all: FilterOption, options: FilterOption[]): FilterMenu => ({
    label,
    options: [all, ...options.filter(({ count, isCurrent }) => count > 0 || isCurrent)],
  })
  const { platform, area } = current
  return [
    toMenu(
      'Platform',
      toOption('All platforms', { platform: undefined }, !platform),
      platformIds.map((id) => toOption(platformNames[id], { platform: id }, id === platform)),
    ),
    toMenu(
      'Area',
      toOption('All areas', { area: undefined }, !area),
      areaIds.map((id) => toOption(releaseAreas[id], { area: id }, id === area)),
    ),
  ]
}

/** The sides that a query string adds to a filtered page; words that name nothing are dropped. */
export function readFilterQuery(query: Pick<URLSearchParams, 'get'>): ReleaseFilter {
  const area = areaIds.find((id) => id === query.get('area'))
  return area ? { area } : {}
}
