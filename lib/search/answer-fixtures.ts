import type { SearchAnswer, SearchHit } from './search-answer'

/** Returns a hit for tests, with the values of `change` instead of the usual ones. */
export function toHit(change: Partial<SearchHit> = {}): SearchHit {
  return {
    url: '/docs/features/habits',
    hash: '',
    context: 'docs',
    version: '2.x',
    title: { text: 'Habits', ranges: [[0, 6]] },
    section: { text: '', ranges: [] },
    breadcrumbs: ['Documentation', 'Features'],
    level: 1,
    snippet: { text: 'A habit is something you do again.', ranges: [[2, 7]] },
    terms: ['habit'],
    isWeak: false,
    score: 1,
    ...change,
  }
}

/** Returns a hit on a section of a page, for tests. */
export function toSectionHit(section: string, hash: string, change: Partial<SearchHit> = {}): SearchHit {
  return toHit({
    section: { text: section, ranges: [] },
    hash,
    level: 2,
    breadcrumbs: ['Documentation', 'Features', 'Habits'],
    ...change,
  })
}

/** Returns an answer for tests. Its counts and its total are those of `hits`. */
export function toAnswer(hits: readonly SearchHit[], change: Partial<SearchAnswer> = {}): SearchAnswer {
  const counts = { docs: 0, api: 0, releases: 0, site: 0 }
  for (const { context, isWeak } of hits) if (!isWeak) counts[context] += 1
  const strong = hits.filter(({ isWeak }) => !isWeak).length
  return { hits, total: strong || hits.length, counts, nearest: [], ...change }
}
