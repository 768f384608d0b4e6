import { toPageHref } from '../site/routes'
import type { Heading, OldAnchors } from '../toc/toc'
import { type RawEntry, readBodyCode, readMetadata } from './generated'
import { memo } from './memo.mjs'
import { fillSiteTokens } from './site-tokens.mjs'

/** A home, marketing or utility page without its body. Tokens are filled in. */
export type Page = {
  slug: string
  href: string
  title: string
  description: string
  /** The sentence under the title, on pages with one column. */
  lead?: string
  layout: 'prose' | 'sections'
  keywords: readonly string[]
  noindex: boolean
  headings: readonly Heading[]
  /** Former heading IDs, mapped to the current ones. */
  anchorsFrom?: OldAnchors
  sourcePath: string
}

const prefix = 'pages/'

function toPage(raw: RawEntry<'Page'>): Page {
  const slug = raw._raw.flattenedPath.slice(prefix.length)
  return {
    slug,
    href: toPageHref(slug),
    title: fillSiteTokens(raw.title),
    description: fillSiteTokens(raw.description),
    lead: raw.lead && fillSiteTokens(raw.lead),
    layout: raw.layout,
    keywords: (raw.keywords ?? []).map(fillSiteTokens),
    noindex: raw.noindex ?? false,
    headings: raw.headings as Heading[],
    anchorsFrom: raw.anchorsFrom as OldAnchors | undefined,
    sourcePath: `content/${raw._id}`,
  }
}

/** Returns every page of the collection. Don't rely on the order. */
export const listPages = memo((): readonly Page[] => readMetadata('Page').map(toPage))

/** Returns the page at `slug` ('home', 'compare/todoist-alternative', …), or undefined if there isn't one. */
export function findPage(slug: string): Page | undefined {
  return listPages().find((page) => page.slug === slug)
}

/** Returns the page at `slug`. @throws if there isn't one */
export function getPage(slug: string): Page {
  const page = findPage(slug)
  if (!page) throw new Error(`No page content/pages/${slug}.mdx`)
  return page
}

/** Returns the compiled MDX of a page. */
export function readPageCode(page: Page): string {
  return readBodyCode('Page', page.sourcePath.slice('content/'.length))
}
