import { existsSync } from 'node:fs'
import path from 'node:path'
import type { RankedQuery, SearchReport } from '@/components/development/page-report'
import { findEntry } from '@/lib/catalogue/entries'
import { isWritten } from '@/lib/catalogue/entry'
import { buildResultGroups } from '@/lib/search/answer-view'
import { currentVersion } from '@/lib/site/versions'
import { askAll, openBuiltIndex } from '@/lib/testing/search-evaluation'
import { findIndexStamp, readStamp } from './index-stamp'

const folder = 'public/search-index'
/** How many results somebody looks at before trying other words. */
const first = 3
/** How many of a page's sections its result shows. */
const mostSections = 4

let kept: ({ stamp: string } & ReturnType<typeof ask>) | undefined

/** Returns how search finds the page at `href`, or undefined while there's no index yet, or if there's no such page. */
export function askSearch(href: string): SearchReport | undefined {
  const entry = findEntry(href)
  if (!entry) return undefined
  if (!isWritten(entry) || !entry.isSearchable)
    return { isSearchable: false, isOutdated: false, headings: [], questions: [] }
  const index = findIndex()
  if (!index) return undefined
  const { engine, questions } = index
  const version = entry.kind === 'doc' ? entry.version : currentVersion.id
  const search = (query: string) => buildResultGroups(engine.search(query, { scope: { version } }).hits, mostSections)
  const toRank = (urls: readonly string[]) => urls.slice(0, first).indexOf(href) + 1
  const own = [entry.heading, ...entry.headings.map(({ text }) => text)]
  return {
    isSearchable: true,
    isOutdated: index.stamp !== readStamp(),
    result: search(entry.heading).find(({ url }) => url === href),
    headings: [...new Set(own)].map((query) => ({ query, rank: toRank(search(query).map(({ url }) => url)) })),
    questions: questions
      .map(({ q, found, isExpected }): RankedQuery & { isWanted: boolean } => ({
        query: q,
        rank: toRank(found),
        isWanted: isExpected.includes(href),
      }))
      .filter(({ rank, isWanted }) => rank > 0 || isWanted)
      .map(({ query, rank }) => ({ query, rank }))
      .sort((a, b) => (a.rank || first + 1) - (b.rank || first + 1)),
  }
}

/** Returns the index with the answers of every question. While its files are being replaced, that's the one before. */
function findIndex(): typeof kept {
  const stamp = findIndexStamp()
  if (stamp === undefined || kept?.stamp === stamp) return kept
  try {
    kept = { stamp, ...ask() }
  } catch (error) {
    if (!existsSync(path.resolve(folder)) || (error as NodeJS.ErrnoException).code === 'ENOENT') return kept
    throw error
  }
  return kept
}

/** Asks every question once for each index. The held-out ones stay out of sight, and so do the misses of `held-back.yml`: nobody may tune for them. */
function ask() {
  const engine = openBuiltIndex(path.resolve(folder))
  const questions = askAll(engine)
    .filter(({ group }) => group !== 'fresh, held out')
    .map(({ q, found, pages, group }) => ({ q, found, isExpected: group === 'held-back' ? [] : pages }))
  return { engine, questions }
}
