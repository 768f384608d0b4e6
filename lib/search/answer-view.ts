import { currentVersion, isVersionId } from '../site/versions'
import { count } from '../utils/text'
import { toHitHref } from './highlight-address'
import type { MarkedText, SearchAnswer, SearchHit } from './protocol'
import { type SearchContext, searchContextLabels } from './search-record'

/** A hit as it's shown. */
export type ResultView = {
  href: string
  /** Empty for the top of a page. Unlike `href`, it stays the same when an answer has other words to mark. */
  hash: string
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

/** Groups hits by page, in the order of the best hit of each. @param sections the maximum number of hits for each page, `Infinity` for all of them */
export function buildResultGroups(hits: readonly SearchHit[], sections: number): ResultGroup[] {
  const pages = new Map<string, SearchHit[]>()
  for (const hit of hits) {
    const own = pages.get(hit.url)
    if (!own) pages.set(hit.url, [hit])
    else if (own.length < sections) own.push(hit)
  }
  return [...pages].flatMap(([url, own]) => {
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
    hash: hit.hash,
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

/**
 * Returns the answer with the hits of an earlier one first and everything new after them: the reader has chosen one of the first, so it mustn't move.
 * @param shown the earlier answer to the same question, from titles alone
 */
export function keepOrder(shown: SearchAnswer, answer: SearchAnswer): SearchAnswer {
  const isSame = (a: SearchHit) => (b: SearchHit) => a.url === b.url && a.hash === b.hash
  const kept = shown.hits.map((hit) => answer.hits.find(isSame(hit)) ?? hit)
  return { ...answer, hits: [...kept, ...answer.hits.filter((hit) => !shown.hits.some(isSame(hit)))] }
}

/** Returns the number of hits as text. If all hits are weak, the text says that there are no results. */
export function describeCount({ hits, total }: Pick<SearchAnswer, 'hits' | 'total'>): string {
  const weak = hits.filter(({ isWeak }) => isWeak).length
  if (hasResults({ hits })) return count(total, 'result')
  return weak ? `No results, but ${count(weak, 'weak match', 'weak matches')}` : 'No results'
}

/** Returns whether an answer has a hit that isn't weak. */
export function hasResults({ hits }: Pick<SearchAnswer, 'hits'>): boolean {
  return hits.some(({ isWeak }) => !isWeak)
}

/** Returns the label of the link to all results, and the area that the link keeps (spec, "Search"). */
export function describeSeeAll(
  context: SearchContext | undefined,
  isFound: boolean,
): { label: string; context?: SearchContext } {
  if (!context) return { label: 'See all results' }
  const name = searchContextLabels[context]
  return isFound
    ? { label: `See all results within "${name}"`, context }
    : { label: `See all results outside "${name}"` }
}

/**
 * Returns what couldn't be searched, as the beginning of a sentence.
 * @example describeMissing(['docs', 'api', 'site']) // => 'Search in Documentation, API Reference and Site'
 */
export function describeMissing(areas: readonly SearchContext[]): string {
  const names = areas.map((area) => searchContextLabels[area])
  const last = names.pop()
  return `Search in ${names.length > 0 ? `${names.join(', ')} and ${last}` : last}`
}
