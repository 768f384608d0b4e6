import { Feed } from 'feed'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString as readText } from 'mdast-util-to-string'
import type { ApiChange } from '../api/api-types'
import { listEntries } from '../catalogue/entries'
import { filterReleases, releaseFilters, toFilterHref, toFilterTitle } from '../releases/filter'
import { type Release, releaseAreas, releaseCounts, releaseTeams } from '../releases/release'
import { config } from '../site/config.mjs'
import type { SiteConfig } from '../site/config-types'
import { routes, toApiChangeHref, toFeedHref } from '../site/routes'
import { formatDate } from '../utils/date'
import { withPlainSpaces } from '../utils/typography.mjs'
import { toHtml } from './to-html'

/** A post with its full text as HTML, in which all addresses are absolute. */
type FeedEntry = { release: Release; html: string }

/**
 * Builds the feeds of the releases blog, by address.
 * @param bodies the HTML of each post, as `toHtml` returns it, by address
 * @throws if the page of a post is missing
 */
export function buildFeedFiles(bodies: ReadonlyMap<string, string>): Record<string, string> {
  const entries = listEntries('release').map((release) => {
    const html = bodies.get(release.href)
    if (html === undefined)
      throw new Error(`${release.href} has no exported page, so it can't be in a feed. Run: npm run build`)
    return { release, html }
  })
  return buildFeeds(entries, config)
}

/**
 * Builds the feeds of the releases blog, by address: three of all posts, and one for each platform and area. An entry's ID is its permanent address and
 * its date is the day of the release, so two builds of the same content are identical, and no reader sees a post twice.
 * @param entries newest first, at least one
 */
export function buildFeeds(entries: readonly FeedEntry[], site: SiteConfig): Record<string, string> {
  const all = buildFeed(entries, site, {
    href: routes.releases,
    title: `${site.name} releases`,
    description: `What changed in each version of ${site.name}, newest first.`,
    feeds: { rss: routes.releaseRss, atom: routes.releaseAtom, json: routes.releaseJson },
  })
  const filtered = releaseFilters.map((filter) => {
    const href = toFilterHref(filter)
    const title = `${site.name}: ${toFilterTitle(filter)}`
    const atom = toFeedHref(href)
    const ofFilter = entries.filter(({ release }) => filterReleases([release], filter).length > 0)
    const feed = buildFeed(ofFilter, site, { href, title, description: `${title}, newest first.`, feeds: { atom } })
    return [atom, feed.atom1()]
  })
  return {
    [routes.releaseRss]: all.rss2(),
    [routes.releaseAtom]: all.atom1(),
    [routes.releaseJson]: toJsonFeed(all, site),
    ...Object.fromEntries(filtered),
  }
}

type FeedOfList = { href: string; title: string; description: string; feeds: Readonly<Record<string, string>> }

/** Returns a feed without entries. @param updated the day of its newest entry */
function openFeed(
  site: SiteConfig,
  { href, title, description, feeds }: FeedOfList,
  updated: string | undefined,
): { feed: Feed; toUrl: (href: string) => string } {
  const toUrl = (href: string) => new URL(href, site.url).href
  const feed = new Feed({
    id: toUrl(href),
    link: toUrl(href),
    title,
    description,
    language: site.locales[0]?.id,
    copyright: `${site.copyright} ${site.name}`,
    updated: toDate(updated),
    generator: false,
    favicon: toUrl('/icon.svg'),
    feedLinks: Object.fromEntries(Object.entries(feeds).map(([type, href]) => [type, toUrl(href)])),
  })
  return { feed, toUrl }
}

function buildFeed(all: readonly FeedEntry[], site: SiteConfig, list: FeedOfList): Feed {
  const entries = all.slice(0, releaseCounts.feed)
  const { feed, toUrl } = openFeed(site, list, entries[0]?.release.date)
  for (const { release, html } of entries) {
    const url = toUrl(release.href)
    const day = toDate(release.date)
    feed.addItem({
      id: url,
      guid: url,
      link: url,
      title: withPlainSpaces(release.title),
      description: withPlainSpaces(release.description),
      content: html,
      date: day,
      published: day,
      // RSS identifies authors only by their email address (RSS 2.0, <author>).
      author: [{ name: releaseTeams[release.author].name, email: site.supportEmail }],
      // Atom needs a term, and RSS uses the name.
      category: release.areas.map((area) => ({ term: area, name: releaseAreas[area] })),
    })
  }
  return feed
}

/** Returns a feed as JSON Feed 1.1, which has a language and lists of authors. The package writes version 1. */
function toJsonFeed(feed: Feed, site: SiteConfig): string {
  const { version: _version, items, ...head } = JSON.parse(feed.json1())
  return JSON.stringify(
    {
      version: 'https://jsonfeed.org/version/1.1',
      ...head,
      language: site.locales[0]?.id,
      authors: [{ name: site.name, url: site.url }],
      items: items.map(({ author, ...item }: { author: object }) => ({ ...item, authors: [author] })),
    },
    null,
    4,
  )
}

/**
 * Builds the feeds of the API's changelog, by address, with an entry for each day on which the API changed. An entry's ID is the address of that day on the
 * page, and its date is noon in UTC, so two builds of the same content are identical.
 * @param days newest first, at least one
 */
export function buildApiFeeds(days: readonly ApiChange[], site: SiteConfig): Record<string, string> {
  const changelog: FeedOfList = {
    href: routes.apiChangelog,
    title: `${site.name} API changes`,
    description: `What changed in the ${site.name} API, newest first.`,
    feeds: { atom: routes.apiChangelogAtom, rss: routes.apiChangelogRss },
  }
  const { feed, toUrl } = openFeed(site, changelog, days[0]?.date)
  for (const { date, release, changes } of days) {
    const sentences = changes.map(withPlainSpaces)
    const url = toUrl(toApiChangeHref(date))
    const list = fromMarkdown(sentences.map((sentence) => `- ${sentence}`).join('\n'))
    feed.addItem({
      id: url,
      guid: url,
      link: url,
      title: `API changes of ${formatDate(date)}${release ? ` (release ${release})` : ''}`,
      description: sentences.map((sentence) => readText(fromMarkdown(sentence))).join(' '),
      content: toHtml(list, { pageUrl: toUrl(routes.apiChangelog) }),
      author: [{ name: releaseTeams.platform.name, email: site.supportEmail }],
      date: toDate(date),
      published: toDate(date),
    })
  }
  return { [routes.apiChangelogAtom]: feed.atom1(), [routes.apiChangelogRss]: feed.rss2() }
}

/** Returns noon in UTC, which is the same day in nearly every reader's time zone. */
function toDate(day = '1970-01-01'): Date {
  return new Date(`${day}T12:00:00Z`)
}
