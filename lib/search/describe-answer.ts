import type { SearchAnswer } from './search-answer'
import { type SearchContext, searchContextLabels } from './search-record'

/** How many hits an answer has, in words. Hits that are weak alone are no results. */
export function describeCount({ hits, total }: Pick<SearchAnswer, 'hits' | 'total'>): string {
  const weak = hits.filter(({ isWeak }) => isWeak).length
  if (hasResults({ hits })) return total === 1 ? '1 result' : `${total} results`
  return weak ? `No results, but ${weak === 1 ? '1 weak match' : `${weak} weak matches`}` : 'No results'
}

/** Whether an answer has a hit that is not weak. */
export function hasResults({ hits }: Pick<SearchAnswer, 'hits'>): boolean {
  return hits.some(({ isWeak }) => !isWeak)
}

/** The words of the link to all results, and the area that it keeps (spec, "Search"). */
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
 * What couldn't be searched, as the beginning of a sentence.
 * @example describeMissing(['docs', 'api', 'site']) // => 'Search in Documentation, API Reference and Site'
 */
export function describeMissing(areas: readonly SearchContext[]): string {
  const names = areas.map((area) => searchContextLabels[area])
  const last = names.pop()
  return `Search in ${names.length > 0 ? `${names.join(', ')} and ${last}` : last}`
}
