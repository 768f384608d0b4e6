import type { Metadata } from 'next'
import type { Entry } from '../../catalogue/entry'
import { toUrl } from '../../site/address'
import { config } from '../../site/config.mjs'
import { feeds } from '../../site/navigation'
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

/** Lists the same page in other forms: its Markdown and, for releases, the feeds. */
function listAlternates({ kind, href }: Entry) {
  const markdown = { 'text/markdown': [{ url: toUrl(toMarkdownHref(href)), title: 'This page as Markdown' }] }
  if (kind !== 'release' && kind !== 'list') return markdown
  const ofReleases = feeds.map(({ type, name, href }) => [type, [{ url: toUrl(href), title: `Releases (${name})` }]])
  return { ...markdown, ...Object.fromEntries(ofReleases) }
}

/** Builds what social networks and messengers show of a shared link. */
function buildSharing(entry: Entry): Pick<Metadata, 'openGraph' | 'twitter'> {
  const { title, description, canonical } = entry
  const images = [{ url: toUrl(toCardHref(entry.href)), ...cardSize, alt: `${entry.heading}. ${config.name}` }]
  const common = { title, description, images }
  return {
    openGraph: {
      ...common,
      ...(entry.kind === 'release'
        ? { type: 'article', publishedTime: entry.date, modifiedTime: entry.lastUpdated }
        : { type: 'website' }),
      url: toUrl(canonical),
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
