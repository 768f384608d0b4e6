import { findPrevNext, findTrail, type NavTree, type PrevNext } from '../nav/nav-tree'
import { toApiHref } from '../site/routes'
import type { Heading, OldAnchors } from '../toc/toc'
import { buildToc, type TocItem } from '../toc/toc'
import { toEditUrl } from './doc-view'
import { type RawEntry, readBodyCode, readMetadata } from './generated'
import { findLastUpdated } from './last-updated'
import { memo } from './memo.mjs'
import { readSidebar } from './sidebar'
import { fillSiteTokens } from './site-tokens.mjs'

/** A page of the API reference without its body. Tokens are filled in. */
export type ApiPage = {
  slug: string
  href: string
  title: string
  sidebarLabel?: string
  description: string
  keywords: readonly string[]
  /** The operation that the page is about. */
  operation?: string
  headings: readonly Heading[]
  /** Former heading IDs, mapped to the current ones. */
  anchorsFrom?: OldAnchors
  sourcePath: string
}

const prefix = 'api/'

function toApiPage(raw: RawEntry<'ApiPage'>): ApiPage {
  const slug = raw._raw.flattenedPath.slice(prefix.length)
  return {
    slug,
    href: toApiHref(slug),
    title: fillSiteTokens(raw.title),
    sidebarLabel: raw.sidebarLabel && fillSiteTokens(raw.sidebarLabel),
    description: fillSiteTokens(raw.description),
    keywords: raw.keywords.map(fillSiteTokens),
    operation: raw.operation,
    headings: raw.headings as Heading[],
    anchorsFrom: raw.anchorsFrom as OldAnchors | undefined,
    sourcePath: `content/${raw._id}`,
  }
}

/** Returns every page of the API reference. Don't rely on the order. */
export const listApiPages = memo((): readonly ApiPage[] => readMetadata('ApiPage').map(toApiPage))

/** Returns the sidebar of the API reference. @throws like `readSidebar` */
export const getApiSidebar = memo((): NavTree => readSidebar('api', listApiPages()))

/** Everything that a page of the API reference shows around its body. */
export type ApiPageView = {
  page: ApiPage
  trail: string[]
  toc: TocItem[]
  prevNext: PrevNext
  editUrl: string
  lastUpdated?: string
}

/** Returns the view of the page at `slug`, or undefined if there isn't one. */
export function findApiPageView(slug: string): ApiPageView | undefined {
  const page = listApiPages().find((candidate) => candidate.slug === slug)
  if (!page) return undefined
  const tree = getApiSidebar()
  return {
    page,
    trail: findTrail(tree, page.href).map(({ label }) => label),
    toc: buildToc(page.headings),
    prevNext: findPrevNext(tree, page.href),
    editUrl: toEditUrl(page.sourcePath),
    lastUpdated: findLastUpdated(page.sourcePath),
  }
}

/** Returns the compiled MDX of a page. */
export function readApiPageCode(page: ApiPage): string {
  return readBodyCode('ApiPage', page.sourcePath.slice('content/'.length))
}
