import type { BlogPosting, TechArticle } from 'schema-dts'
import { toUrl } from '../../site/address'
import { config } from '../../site/config.mjs'
import { toCardHref } from '../addresses'
import type { SitePage } from '../site-page'
import { maker } from './site'

/** Builds an article for a page of the documentation or API reference, and a post for a release. Returns undefined for other pages. */
export function buildArticle(page: SitePage): TechArticle | BlogPosting | undefined {
  const { kind, published, lastUpdated, version, trail } = page
  const common = {
    headline: page.title,
    description: page.description,
    url: toUrl(page.href),
    mainEntityOfPage: toUrl(page.canonical),
    image: toUrl(toCardHref(page.href)),
    inLanguage: config.locales[0].id,
    keywords: page.keywords.length > 0 ? page.keywords.join(', ') : undefined,
    dateModified: lastUpdated,
    author: maker,
    publisher: maker,
  } as const
  if (kind === 'release') {
    return { '@type': 'BlogPosting', ...common, datePublished: published, dateModified: lastUpdated ?? published }
  }
  if (kind !== 'doc' && kind !== 'api') return undefined
  return { '@type': 'TechArticle', ...common, version, articleSection: trail.map(({ label }) => label) }
}
