import type { BlogPosting, TechArticle } from 'schema-dts'
import type { Entry } from '../../../catalogue/entry'
import { toUrl } from '../../../site/address'
import { config } from '../../../site/config.mjs'
import { toCardHref } from '../addresses'
import { maker } from './site'

/** Builds an article for a page of the documentation or API reference, and a post for a release. Returns undefined for other pages. */
export function buildArticle(entry: Entry): TechArticle | BlogPosting | undefined {
  const keywords = entry.kind === 'release' ? entry.areas : entry.keywords
  const common = {
    headline: entry.title,
    description: entry.description,
    url: toUrl(entry.href),
    mainEntityOfPage: toUrl(entry.canonical),
    image: toUrl(toCardHref(entry.href)),
    inLanguage: config.locales[0].id,
    keywords: keywords.length > 0 ? keywords.join(', ') : undefined,
    dateModified: entry.lastUpdated,
    author: maker,
    publisher: maker,
  } as const
  if (entry.kind === 'release') {
    const { date, lastUpdated = date } = entry
    return { '@type': 'BlogPosting', ...common, datePublished: date, dateModified: lastUpdated }
  }
  if (entry.kind !== 'doc' && entry.kind !== 'api') return undefined
  const version = entry.kind === 'doc' ? entry.version : undefined
  return { '@type': 'TechArticle', ...common, version, articleSection: entry.trail.map(({ label }) => label) }
}
