import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { RankedQuery, SearchReport } from '@/components/development/page-report'
import { findEntry } from '@/lib/catalogue/entries'
import { isWritten } from '@/lib/catalogue/entry'
import { buildResultGroups } from '@/lib/search/answer-view'
import { currentVersion } from '@/lib/site/versions'
import { askAll, openBuiltIndex } from '@/lib/testing/search-evaluation'

const folder = 'public/search-index'
/** How many results somebody looks at before trying other words. */
const first = 3
/** How many of a page's sections its result shows. */
const mostSections = 4

let kept: { made: number; asked: ReturnType<typeof ask> } | undefined

/** Returns how search finds the page at `href`, or undefined while there's no index yet, or if there's no such page. */
export function askSearch(href: string): SearchReport | undefined {
  const entry = findEntry(href)
  if (!entry || !existsSync(folder)) return undefined
  if (!isWritten(entry) || !entry.isSearchable) return { isSearchable: false, headings: [], questions: [] }
  const made = Math.max(...readdirSync(folder).map((name) => statSync(path.join(folder, name)).mtimeMs))
  if (kept?.made !== made) kept = { made, asked: ask() }
  const { engine, questions } = kept.asked
  const version = entry.kind === 'doc' ? entry.version : currentVersion.id
  const search = (query: string) => buildResultGroups(engine.search(query, { scope: { version } }).hits, mostSections)
  const toRank = (urls: readonly string[]) => urls.slice(0, first).indexOf(href) + 1
  const own = [entry.heading, ...entry.headings.map(({ text }) => text)]
  return {
    isSearchable: true,
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

/** Asks every question once for each index. The held-out ones stay out of sight, and so do the misses of `held-back.yml`: nobody may tune for them. */
function ask() {
  const engine = openBuiltIndex(folder)
  const questions = askAll(engine)
    .filter(({ group }) => group !== 'fresh, held out')
    .map(({ q, found, pages, group }) => ({ q, found, isExpected: group === 'held-back' ? [] : pages }))
  return { engine, questions }
}
