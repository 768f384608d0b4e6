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
  /** The sentence under the title of a page in one column. */
  lead?: string
  layout: 'prose' | 'sections'
  keywords: readonly string[]
  noindex: boolean
  headings: readonly Heading[]
  /** Former heading IDs, each with the present one. */
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

/** Every page of the collection, in no order worth relying on. */
export const listPages = memo((): readonly Page[] => readMetadata('Page').map(toPage))

/** The page at `slug` ('home', 'compare/todoist-alternative', …), or undefined when there is none. */
export function findPage(slug: string): Page | undefined {
  return listPages().find((page) => page.slug === slug)
}

/** The page at `slug`. @throws when there is none */
export function getPage(slug: string): Page {
  const page = findPage(slug)
  if (!page) throw new Error(`No page content/pages/${slug}.mdx`)
  return page
}

/** The compiled MDX of a page. */
export function readPageCode(page: Page): string {
  return readBodyCode('Page', page.sourcePath.slice('content/'.length))
}
