import type { SearchAnswer } from './search-answer'
import { type SearchContext, searchContextLabels } from './search-record'

/** Returns the number of hits as text. If all hits are weak, the text says that there are no results. */
export function describeCount({ hits, total }: Pick<SearchAnswer, 'hits' | 'total'>): string {
  const weak = hits.filter(({ isWeak }) => isWeak).length
  if (hasResults({ hits })) return total === 1 ? '1 result' : `${total} results`
  return weak ? `No results, but ${weak === 1 ? '1 weak match' : `${weak} weak matches`}` : 'No results'
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
