import type { Metadata } from 'next'
import type { Entry } from '../../catalogue/entry'
import { toUrl } from '../../site/address'
import { config } from '../../site/config.mjs'
import { apiFeeds, feeds, toOwnFeed } from '../../site/navigation'
import { routes } from '../../site/routes'
import { cardSize, toCardHref, toMarkdownHref } from './addresses'

/** Builds everything that the head of a page says about it. */
export function buildMetadata(entry: Entry): Metadata {
  const { kind, title, description, canonical, isIndexed } = entry
  return {
    title: kind === 'home' ? { absolute: title } : title,
    description,
    alternates: { canonical: toUrl(canonical), types: listAlternates(entry) },
    robots: isIndexed ? undefined : { index: false, follow: true },
    ...buildSharing(entry),
  }
}

/** Lists the same page in other forms: its Markdown and, for releases and the API's changelog, the feeds. */
function listAlternates(entry: Entry) {
  const { kind, href, title } = entry
  const markdown = { 'text/markdown': [{ url: toUrl(toMarkdownHref(href)), title: 'This page as Markdown' }] }
  if (href === routes.apiChangelog) return { ...markdown, ...toAlternates('API changes', apiFeeds) }
  if (kind === 'list' && entry.feed) return { ...markdown, ...toAlternates(title, [toOwnFeed(entry.feed)]) }
  return kind === 'release' || kind === 'list' ? { ...markdown, ...toAlternates('Releases', feeds) } : markdown
}

function toAlternates(title: string, list: readonly { type: string; name: string; href: string }[]) {
  const links = list.map(({ type, name, href }) => [type, [{ url: toUrl(href), title: `${title} (${name})` }]])
  return Object.fromEntries(links)
}

/** Builds what social networks and messengers show of a shared link. */
function buildSharing(entry: Entry): Pick<Metadata, 'openGraph' | 'twitter'> {
  const { title, description } = entry
  const images = [{ url: toUrl(toCardHref(entry.href)), ...cardSize, alt: `${entry.heading}. ${config.name}` }]
  const common = { title, description, images }
  return {
    openGraph: {
      ...common,
      ...(entry.kind === 'release'
        ? { type: 'article', publishedTime: entry.date, modifiedTime: entry.lastUpdated }
        : { type: 'website' }),
      url: toUrl(entry.href),
      siteName: config.name,
      locale: config.locales[0].openGraph,
    },
    twitter: { ...common, card: 'summary_large_image' },
  }
}

/** Builds the head of an address that only redirects. Search engines keep the target, and a shared link shows the target's card. */
export function buildRedirectMetadata(title: string, target: Entry): Metadata {
  return {
    ...buildSharing(target),
    title,
    description: `This address redirects to ${target.title}.`,
    alternates: { canonical: toUrl(target.canonical) },
    robots: { index: false, follow: true },
  }
}
