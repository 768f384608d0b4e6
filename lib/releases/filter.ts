import { type PlatformId, platformIds, platformNames } from '../site/platforms'
import { routes, toReleaseFilterHref } from '../site/routes'
import { type ReleaseArea, releaseAreas } from './release'

/** What a list of posts is filtered by. */
export type ReleaseFilter = { platform?: PlatformId; area?: ReleaseArea }

type Filterable = { platforms: readonly PlatformId[]; areas: readonly ReleaseArea[] }

export const areaIds = Object.keys(releaseAreas) as ReleaseArea[]

/** The filters that have a page and a feed. */
export const releaseFilters: readonly ReleaseFilter[] = [
  ...platformIds.map((platform) => ({ platform })),
  ...areaIds.map((area) => ({ area })),
]

/** Returns the posts for a platform and about an area. A filter that's missing doesn't exclude any posts. */
export function filterReleases<Item extends Filterable>(
  entries: readonly Item[],
  { platform, area }: ReleaseFilter,
): Item[] {
  return entries.filter(
    ({ platforms, areas }) => (!platform || platforms.includes(platform)) && (!area || areas.includes(area)),
  )
}

/**
 * Returns the name of a filtered list.
 * @example describeFilter({ platform: 'ios', area: 'tasks' }) // => 'Tasks on iOS'
 */
export function describeFilter({ platform, area }: ReleaseFilter): string {
  const subject = area ? releaseAreas[area] : 'Releases'
  return platform ? `${subject} on ${platformNames[platform]}` : subject
}

/** Returns the title of a filtered list. @example toFilterTitle({ area: 'tasks' }) // => 'Releases about Tasks' */
export function toFilterTitle(filter: ReleaseFilter): string {
  return filter.platform ? describeFilter(filter) : `Releases about ${describeFilter(filter)}`
}

/**
 * Returns the address of a filtered list. A single filter has its own page. With both, the query narrows the platform's page to the area, which needs
 * JavaScript.
 * @example toFilterHref({ platform: 'ios', area: 'tasks' }) // => '/releases/platform/ios?area=tasks'
 */
export function toFilterHref({ platform, area }: ReleaseFilter): string {
  if (platform) return toReleaseFilterHref('platform', platform) + (area ? `?area=${area}` : '')
  return area ? toReleaseFilterHref('area', area) : routes.releases
}

type FilterOption = { label: string; href: string; count: number; isCurrent: boolean }
export type FilterMenu = { label: string; options: FilterOption[] }

/**
 * Builds the two filter menus, each with "all" and every value that leaves some posts.
 * @param combines whether a choice in one menu keeps the choice in the other, which needs JavaScript. Otherwise, each choice leads to a separate page.
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

/** Returns the filter that a query string adds to a filtered page. Unknown values are ignored. */
export function readFilterQuery(query: Pick<URLSearchParams, 'get'>): ReleaseFilter {
  const area = areaIds.find((id) => id === query.get('area'))
  return area ? { area } : {}
}
