import { createHash } from 'node:crypto'
import { createEngine, type SearchEngine } from '../search/engine'
import type { SearchQuery } from '../search/search-schemas'
import { currentVersion } from '../site/versions'
import { readSearchQueries, readSynonyms } from '../source/search-data'
import { readBuiltIndex } from './built-index'

/** A group of questions. `fresh, held out` is only counted, because anyone who reads its misses would tune for them. */
type Group = 'written' | 'held-back' | 'fresh, first third' | 'fresh, second third' | 'fresh, held out' | 'gibberish'

/** The targets of search: of the questions in `groups`, at least `least` percent have a right page among the first `first` results. */
export const targets: readonly { groups: readonly Group[]; first: number; least: number }[] = [
  { groups: ['written', 'held-back'], first: 1, least: 77 },
  { groups: ['written', 'held-back'], first: 3, least: 93 },
  // Nobody tunes search for the held-back and held-out questions. The rest of the fresh ones can be read and tuned for, so they have no target.
  { groups: ['held-back'], first: 3, least: 80 },
  { groups: ['fresh, held out'], first: 1, least: 80 },
  { groups: ['fresh, held out'], first: 3, least: 93 },
]

/** A question, the pages that search found and the place of the first right one, from 1. It's 0 if there isn't one. */
export type Asked = SearchQuery & { area: string; group: Group; found: readonly string[]; rank: number }

/** Creates a search over the index files in `folder`, or over those of the last build. @throws if there aren't any */
export function openBuiltIndex(folder?: string): SearchEngine {
  return createEngine(readBuiltIndex(folder), { synonyms: readSynonyms() })
}

/**
 * Asks the last build's index every question in `content/search/queries`. If a question has no answer, `found` has strong hits only, and rank 1
 * means that it's empty.
 */
export function askAll(engine = openBuiltIndex()): Asked[] {
  return readSearchQueries().map(({ q, pages, area }) => {
    const { hits } = engine.search(q, { scope: { version: currentVersion.id } })
    const shown = pages.length ? hits : hits.filter(({ isWeak }) => !isWeak)
    const found = [...new Set(shown.map(({ url }) => url))]
    const rank = pages.length ? found.findIndex((url) => pages.includes(url)) + 1 : found.length ? 0 : 1
    return { q, pages, area, group: toGroup(q, area), found, rank }
  })
}

function toGroup(q: string, area: string): Group {
  if (area === 'gibberish' || area === 'held-back') return area
  if (!area.startsWith('fresh-')) return 'written'
  const third = createHash('sha256').update(q).digest().readUInt32BE() % 3
  return (['fresh, first third', 'fresh, second third', 'fresh, held out'] as const)[third] ?? 'written'
}

/** Returns the percentage of questions with a right answer among the first `first` pages, and one line for each of the others that may be read. */
export function measure(asked: readonly Asked[], first: number): { percent: number; missed: string } {
  const missed = asked.filter(({ rank }) => rank === 0 || rank > first)
  const readable = missed.filter(({ group }) => group !== 'fresh, held out')
  return {
    percent: (100 * (asked.length - missed.length)) / asked.length,
    missed: readable
      .map(({ q, area, found }) => `${area}: ${q} -> ${found.slice(0, 3).join(' ') || 'nothing'}`)
      .join('\n'),
  }
}
