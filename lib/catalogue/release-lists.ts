import { listMinorVersions } from '../releases/changes'
import { filterReleases, type ReleaseFilter, releaseFilters, toFilterHref, toFilterTitle } from '../releases/filter'
import { countPages, getListPage, releaseCounts, releaseTeams } from '../releases/release'
import { routes, toFeedHref, toReleasePageHref, toReleaseTeamHref, toSinceHref } from '../site/routes'
import { compareVersions } from '../utils/version.mjs'
import type { DescribedLink } from '../view'
import type { EntryOf } from './entry'

/** What visitors call the list of releases. */
const releaseKeywords = ['release notes', 'changelog', "what's new", 'latest version', 'updates', 'change log']

/** What visitors call the list of what's newer than their version. */
const sinceKeywords = ['what changed', 'after an update', 'before you upgrade', 'compare versions']

type Releases = readonly EntryOf<'release'>[]

/** Returns every page that's a list of release posts. @param releases newest first */
export function listReleaseLists(releases: Releases): EntryOf<'list'>[] {
  const count = countPages(releases.length, releaseCounts.page)
  return [
    ...Array.from({ length: count }, (_, index) => toListPage(releases, index + 1, count)),
    toArchive(releases),
    toAuthors(releases),
    ...toSinceLists(releases),
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
  return isFirst ? { ...list, trail: [], keywords: releaseKeywords } : list
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

/** Returns the page on which readers choose their version, and a page for each. Search engines only keep the first one, because the others repeat the posts. */
function toSinceLists(releases: Releases): EntryOf<'list'>[] {
  const versions = listMinorVersions(releases.flatMap(({ version }) => version ?? []))
  const toTitle = (version: string) => `What changed since ${version}`
  const choice = toList({
    href: routes.releasesSince,
    title: 'What changed since your version',
    description:
      'Choose the version you use, and see everything that’s newer in one list. The app shows your version in Settings, under About.',
    releases: [],
  })
  const lists = versions.map((since) => {
    const newer = releases.filter(({ version }) => version !== undefined && compareVersions(version, since) > 0)
    const list = toList({
      href: toSinceHref(since),
      title: toTitle(since),
      description: `Everything newer than ${since} in one list: what’s new, improved, fixed and removed.`,
      releases: newer,
    })
    return { ...list, isIndexed: false, trail: [...list.trail, { label: choice.title, href: choice.href }] }
  })
  const links = lists.map(({ href, title, description }) => ({ href, label: title, description }))
  return [{ ...choice, keywords: sinceKeywords, links }, ...lists]
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
