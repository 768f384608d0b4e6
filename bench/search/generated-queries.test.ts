import { beforeAll, describe, expect, test } from 'vitest'
import { currentVersion } from '@/lib/site/versions'
import { readSynonyms } from '@/lib/source/search-data'
import { readBuiltIndex } from '@/lib/testing/built-index'
import { createMiniSearch, createOurs } from './engines'
import { evaluate, formatMiss, type Result } from './evaluate'
import { createLunr } from './lunr-easyops'
import { makeQueries } from './make-queries'

/**
 * Tests search on questions generated from the site's own records. It fails if a page can no longer be found, and its message lists the misses. The
 * full run compares us with other engines. `npm run bench -- --search` prints the whole table.
 */
const isFull = process.env.E2E_FULL === '1'
const synonyms = readSynonyms()
const sets = readBuiltIndex().filter(({ version }) => !version || version === currentVersion.id)
const records = sets.flatMap((set) => set.records)
const ours = createOurs(sets, synonyms)
const otherEngines = isFull
  ? [
      { other: createMiniSearch(records), points: 8, upTo: 88, share: 1 / 2 },
      { other: createLunr(records), points: 20, upTo: 80, share: 1 / 3 },
    ]
  : []

/** Any change of the pages changes all the questions of a set, so a single set would make the result depend on luck. */
const seeds = [2, 11, 5, 7]

describe('questions made from the records', () => {
  const queries = seeds.flatMap((seed) => makeQueries(records, { seed, each: 60, synonyms }))
  let own: Result
  beforeAll(async () => {
    own = await evaluate(ours, queries)
  }, 120_000)

  /** Explains a score that's too low, to people who have only changed a page too. */
  function explain(kind: string): string {
    const misses = own.misses.filter((miss) => kind === 'all' || miss.kind === kind)
    return `Search misses more of these questions than it may. Each miss below has the question, the pages that answer it ("right") and those that search found first ("came").
If you've changed a page that's listed as right, use its own words in its headings, or add keywords to it.
If you've changed a page that's listed as came, remove keywords or a searchBoost that take the place of other pages.
If neither is listed, your change isn't the reason: show this list to an engineer, who looks at "Change search" in docs/engineers.md.

${misses.map(formatMiss).join('\n')}\n`
  }

  test('come in eight kinds, 60 of each in every set', () => {
    expect(queries).toHaveLength(480 * seeds.length)
    expect(new Set(queries.map(({ kind }) => kind)).size).toBe(8)
    expect(queries.every(({ targets }) => targets.length > 0)).toBe(true)
  })

  test.each([
    ['all', 93],
    ['exact', 96],
    ['prefix', 96],
    ['typo', 94],
    ['howto', 93],
  ])('%s: the first answer is right in %i of 100', (kind, least) => {
    expect(100 * (own.scores[kind]?.first ?? 0), explain(kind)).toBeGreaterThanOrEqual(least)
  })

  test('a right answer is among the first three in 98 of 100', () => {
    expect(100 * (own.scores.all?.three ?? 0), explain('all')).toBeGreaterThanOrEqual(98)
  })
})

// All sets of questions are scored together, because one question more or less in a single set is noise.
test.each(otherEngines)(
  'ours is $points points better than $other.name, or, if $other.name finds over $upTo in 100, has at most $share of its misses',
  { timeout: 240_000 },
  async ({ other, points, upTo, share }) => {
    const queries = seeds.slice(0, 2).flatMap((seed) => makeQueries(records, { seed, each: 60, synonyms }))
    const own = await evaluate(ours, queries)
    const { scores } = await evaluate(other, queries)
    const [mine, others] = [100 * (own.scores.all?.first ?? 0), 100 * (scores.all?.first ?? 0)]
    const least = others > upTo ? 100 - share * (100 - others) : others + points
    expect(others, 'the other engine works at all').toBeGreaterThan(40)
    expect(mine, `${others} with ${other.name}\n${own.misses.map(formatMiss).join('\n')}`).toBeGreaterThanOrEqual(least)
  },
)
