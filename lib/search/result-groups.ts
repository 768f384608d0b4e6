import { currentVersion, isVersionId } from '../site/versions'
import { groupHits } from './group-hits'
import { toHitHref } from './highlight-address'
import type { MarkedText, SearchHit } from './search-answer'
import { searchContextLabels } from './search-record'

/** A hit as it's shown. */
export type ResultView = {
  href: string
  /** The heading, or the page's title for the top of a page. */
  title: MarkedText
  /** The headings above the section. */
  above: readonly string[]
  snippet: MarkedText
  isPage: boolean
}

/** The hits on one page, as they're shown. */
export type ResultGroup = {
  url: string
  /** Leads to the top of the page. */
  href: string
  title: MarkedText
  /** The area, then the categories above the page. */
  trail: readonly string[]
  results: readonly ResultView[]
}

/** Groups hits by page. @param sections the maximum number of hits for each page */
export function buildResultGroups(hits: readonly SearchHit[], sections: number): ResultGroup[] {
  return groupHits(hits, sections).flatMap(({ url, hits: own }) => {
    const [best] = own
    if (!best) return []
    const href = toHitHref({ ...best, hash: '' })
    return [{ url, href, title: best.title, trail: toTrail(best), results: own.map(toView) }]
  })
}

function toView(hit: SearchHit): ResultView {
  const isPage = hit.level === 1
  return {
    href: toHitHref(hit),
    title: isPage ? hit.title : hit.section,
    above: isPage ? [] : hit.breadcrumbs.slice(findPage(hit) + 1),
    snippet: hit.snippet,
    isPage,
  }
}

/** Returns the area and the categories above the page. For documentation of another version, the area includes the version. */
function toTrail(hit: SearchHit): string[] {
  const [, ...categories] = hit.level === 1 ? hit.breadcrumbs : hit.breadcrumbs.slice(0, findPage(hit))
  const isOther = hit.version !== undefined && hit.version !== currentVersion.id && isVersionId(hit.version)
  return [isOther ? `${toAreaLabel(hit)} ${hit.version}` : toAreaLabel(hit), ...categories]
}

/** Returns the position of the page in its section's breadcrumbs. The search begins after the area, which may have the same name. */
function findPage({ breadcrumbs, title }: SearchHit): number {
  const at = breadcrumbs.indexOf(title.text, 1)
  return at < 0 ? breadcrumbs.length : at
}

/** Returns the name of a hit's area. For the API reference, the address decides (spec, section 2). */
function toAreaLabel({ url, context }: SearchHit): string {
  return /^\/(?:api|docs\/api-reference)\//.test(url) ? searchContextLabels.api : searchContextLabels[context]
}
