import type { Metadata } from 'next'
import { toUrl } from '../site/address'
import { config } from '../site/config.mjs'
import { feeds } from '../site/feeds'
import { cardSize, toCardHref, toMarkdownHref } from './addresses'
import type { SitePage } from './site-page'

/** Builds everything that the head of a page says about it. */
export function buildMetadata(page: SitePage): Metadata {
  const { kind, title, description, canonical, isIndexed } = page
  return {
    title: kind === 'home' ? { absolute: title } : title,
    description,
    alternates: { canonical: toUrl(canonical), types: listAlternates(page) },
    robots: isIndexed ? undefined : { index: false, follow: true },
    ...buildSharing(page),
  }
}

/** Lists the same page in other forms: its Markdown and, for releases, the feeds. */
function listAlternates({ kind, href }: SitePage) {
  const markdown = { 'text/markdown': [{ url: toUrl(toMarkdownHref(href)), title: 'This page as Markdown' }] }
  if (kind !== 'release' && kind !== 'list') return markdown
  const ofReleases = feeds.map(({ type, name, href }) => [type, [{ url: toUrl(href), title: `Releases (${name})` }]])
  return { ...markdown, ...Object.fromEntries(ofReleases) }
}

/** Builds what social networks and messengers show of a shared link. */
function buildSharing(page: SitePage): Pick<Metadata, 'openGraph' | 'twitter'> {
  const { title, description, canonical } = page
  const images = [{ url: toUrl(toCardHref(page.href)), ...cardSize, alt: `${page.heading}. ${config.name}` }]
  const common = { title, description, images }
  const isArticle = page.published !== undefined
  return {
    openGraph: {
      ...common,
      ...(isArticle
        ? { type: 'article', publishedTime: page.published, modifiedTime: page.lastUpdated }
        : { type: 'website' }),
      url: toUrl(canonical),
      siteName: config.name,
      locale: config.locales[0].openGraph,
    },
    twitter: { ...common, card: 'summary_large_image' },
  }
}

/** Builds the head of an address that only redirects. Search engines keep the target, and a shared link shows the target's card. */
export function buildEntryMetadata(title: string, target: SitePage): Metadata {
  return {
    ...buildSharing(target),
    title,
    description: `This address redirects to ${target.title}.`,
    alternates: { canonical: toUrl(target.canonical) },
    robots: { index: false, follow: true },
  }
}
