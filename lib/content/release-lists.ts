import type { PageLink, SitePage } from '../discovery/site-page'
import { areaIds, filterReleases, type ReleaseFilter, toFilterHref, toFilterTitle } from '../releases/filter'
import { countPages, getListPage } from '../releases/paging'
import { toReleaseTitle } from '../releases/release'
import { platformIds } from '../site/config-types'
import { releaseCounts, releaseTeams } from '../site/releases'
import { routes, toReleasePageHref, toReleaseTeamHref } from '../site/routes'
import { findLastUpdated } from './last-updated'
import { listReleases, type ReleaseEntry } from './releases'

/** Returns the number of pages in the list of releases. */
export function countReleasePages(): number {
  return countPages(listReleases().length, releaseCounts.page)
}

/** Returns every page that is a list of release posts. */
export function listReleaseLists(): SitePage[] {
  const filters: ReleaseFilter[] = [
    ...platformIds.map((platform) => ({ platform })),
    ...areaIds.map((area) => ({ area })),
  ]
  return [
    ...Array.from({ length: countReleasePages() }, (_, index) => toListPage(index + 1)),
    toArchive(),
    toAuthors(),
    ...filters.map(toFilteredList),
  ]
}

function toListPage(number: number): SitePage {
  const count = countReleasePages()
  const isFirst = number === 1
  const words = 'What changed in each version, newest first'
  return toList({
    href: toReleasePageHref(number),
    title: isFirst ? 'Releases' : `Releases, page ${number}`,
    heading: 'Releases',
    description: isFirst ? `${words}: new features, improvements and fixes.` : `${words}: page ${number} of ${count}.`,
    releases: getListPage(listReleases(), releaseCounts.page, number).entries,
    isTop: isFirst,
  })
}

function toArchive(): SitePage {
  return toList({
    href: routes.releaseArchive,
    title: 'All releases by year',
    description:
      'Every version since the first one in 2019, listed by year, along with our posts about prices and platform support.',
    releases: listReleases(),
  })
}

function toAuthors(): SitePage {
  const list = toList({
    href: routes.releaseAuthors,
    title: 'Release authors',
    heading: 'Who writes the release notes',
    description:
      'Release notes are written by the teams that do the work. See what each team does and which posts it wrote.',
    releases: listReleases(),
  })
  const links = Object.entries(releaseTeams).map(([id, { name, description }]) => ({
    href: toReleaseTeamHref(id),
    label: name,
    description,
  }))
  return { ...list, links }
}

/** Returns the page of a filtered list. It only repeats part of the full list, so search engines shouldn't index it. */
function toFilteredList(filter: ReleaseFilter): SitePage {
  const title = toFilterTitle(filter)
  const list = toList({
    href: toFilterHref(filter),
    title,
    description: `${title}: every version with changes, newest first. You can also filter by platform and area.`,
    releases: filterReleases(listReleases(), filter),
  })
  return { ...list, isIndexed: false }
}

type List = {
  href: string
  title: string
  heading?: string
  description: string
  releases: readonly ReleaseEntry[]
  /** True for the first page of the list of releases, which has no page above it. */
  isTop?: boolean
}

function toList({ href, title, heading = title, description, releases, isTop }: List): SitePage {
  const days = releases.map(({ sourcePath, date }) => findLastUpdated(sourcePath) ?? date)
  return {
    kind: 'list',
    href,
    title,
    heading,
    description,
    trail: isTop ? [] : [{ label: 'Releases', href: routes.releases }],
    canonical: href,
    isIndexed: true,
    keywords: [],
    lastUpdated: days.sort().at(-1),
    links: releases.map(toLink),
  }
}

function toLink(release: ReleaseEntry): PageLink {
  return { href: release.href, label: toReleaseTitle(release), description: `${release.date}. ${release.description}` }
}
