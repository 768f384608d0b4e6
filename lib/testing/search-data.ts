import type { SearchAnswer, SearchHit } from '../search/protocol'
import type { SearchContext, SearchRecord, SearchSet } from '../search/search-record'
import type { VersionId } from '../site/versions'

type PageSketch = {
  url: string
  title: string
  text?: string
  keywords?: readonly string[]
  /** Texts by heading. Each one becomes a section of level 2. */
  sections?: Readonly<Record<string, string>>
}

/** Builds the search records of sketched pages, as the site would have them. */
export function buildSearchSet(context: SearchContext, pages: readonly PageSketch[], version?: VersionId): SearchSet {
  const records = pages.flatMap(({ url, title, text = '', keywords = [], sections = {} }): SearchRecord[] => [
    { title, section: '', url, hash: '', breadcrumbs: ['Area'], text, level: 1, keywords },
    ...Object.entries(sections).map(
      ([section, own]): SearchRecord => ({
        title,
        section,
        url,
        hash: section.toLowerCase().replaceAll(' ', '-'),
        breadcrumbs: ['Area', title],
        text: own,
        level: 2,
        keywords: [],
      }),
    ),
  ])
  return { context, version, records }
}

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
