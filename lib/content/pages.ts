import { readBodyCode, readMetadata } from './generated'
import { fillSiteTokens } from './site-tokens.mjs'

/** A home, marketing or utility page without its body. */
export type Page = { slug: string; title: string; description: string; noindex: boolean; id: string }

/** The page at `slug` ('home', 'pricing', ...). @throws when there is none */
export function getPage(slug: string): Page {
  const raw = readMetadata('Page').find((entry) => entry._raw.flattenedPath === `pages/${slug}`)
  if (!raw) throw new Error(`No page content/pages/${slug}.mdx`)
  return {
    slug,
    title: fillSiteTokens(raw.title),
    description: fillSiteTokens(raw.description),
    noindex: raw.noindex ?? false,
    id: raw._id,
  }
}

/** The compiled MDX of a page. */
export function readPageCode(page: Page): string {
  return readBodyCode('Page', page.id)
}
