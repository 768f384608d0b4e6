import { filterReleases, type ReleaseFilter, releaseFilters, toFilterHref, toFilterTitle } from '../releases/filter'
import { countPages, getListPage, releaseCounts, releaseTeams } from '../releases/release'
import { routes, toFeedHref, toReleasePageHref, toReleaseTeamHref } from '../site/routes'
import type { DescribedLink } from '../view'
import type { EntryOf } from './entry'

type Releases = readonly EntryOf<'release'>[]

/** Returns every page that's a list of release posts. @param releases newest first */
export function listReleaseLists(releases: Releases): EntryOf<'list'>[] {
  const count = countPages(releases.length, releaseCounts.page)
  return [
    ...Array.from({ length: count }, (_, index) => toListPage(releases, index + 1, count)),
    toArchive(releases),
    toAuthors(releases),
    ...releaseFilters.map((filter) => toFilteredList(releases, filter)),
  ]
}

function toListPage(releases: Releases, number: number, count: number): EntryOf<'list'> {
  const isFirst = number === 1
  const words = 'What changed in each version, newest first'
  const list = toList({
    href: toReleasePageHref(number),
    title: isFirst ? 'Releases' : `Releases, page ${number}`,
    heading: 'Releases',
    description: isFirst ? `${words}: new features, improvements and fixes.` : `${words}: page ${number} of ${count}.`,
    releases: getListPage(releases, releaseCounts.page, number).entries,
  })
  return isFirst ? { ...list, trail: [] } : list
}

function toArchive(releases: Releases): EntryOf<'list'> {
  return toList({
    href: routes.releaseArchive,
    title: 'All releases by year',
    description:
      'Every version since the first one in 2019, listed by year, along with our posts about prices and platform support.',
    releases,
  })
}

function toAuthors(releases: Releases): EntryOf<'list'> {
  const list = toList({
    href: routes.releaseAuthors,
    title: 'Release authors',
    heading: 'Who writes the release notes',
    description:
      'Release notes are written by the teams that do the work. See what each team does and which posts it wrote.',
    releases,
  })
  const links = Object.entries(releaseTeams).map(([id, { name, description }]) => ({
    href: toReleaseTeamHref(id),
    label: name,
    description,
  }))
  return { ...list, links }
}

/** Returns the page of a filtered list. It only repeats part of the full list, so search engines shouldn't index it. */
function toFilteredList(releases: Releases, filter: ReleaseFilter): EntryOf<'list'> {
  const title = toFilterTitle(filter)
  const list = toList({
    href: toFilterHref(filter),
    title,
    description: `${title}: every version with changes, newest first. You can also filter by platform and area.`,
    releases: filterReleases(releases, filter),
  })
  return { ...list, isIndexed: false, feed: toFeedHref(list.href) }
}

type List = { href: string; title: string; heading?: string; description: string; releases: Releases }

function toList({ href, title, heading = title, description, releases }: List): EntryOf<'list'> {
  const days = releases.map(({ lastUpdated, date }) => lastUpdated ?? date)
  return {
    kind: 'list',
    href,
    title,
    heading,
    description,
    trail: [{ label: 'Releases', href: routes.releases }],
    canonical: href,
    isIndexed: true,
    keywords: [],
    lastUpdated: days.sort().at(-1),
    links: releases.map(toLink),
  }
}

function toLink({ href, title, date, description }: EntryOf<'release'>): DescribedLink {
  return { href, label: title, description: `${date}. ${description}` }
}
