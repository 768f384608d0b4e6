import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { createEngine } from '../search/engine'
import type { SynonymGroup } from '../search/synonyms'
import { currentVersion } from '../site/versions'
import { listSearchSets } from './search-records'

type Query = { q: string; pages: string[] }

const folder = 'content/search/queries'
const synonyms = parse(readFileSync('content/search/synonyms.yml', 'utf8')) as SynonymGroup[]
const engine = createEngine(listSearchSets(), { synonyms })
const search = (query: string) => engine.search(query, { scope: { version: currentVersion.id } })
const readQueries = (file: string) => parse(readFileSync(`${folder}/${file}`, 'utf8')) as Query[]
const queries = readdirSync(folder)
  .filter((file) => file !== 'gibberish.yml')
  .flatMap(readQueries)

/** The share of queries with an acceptable page among the first pages, in percent; and those without. */
function measure(first: number) {
  const missed = queries.filter(({ q, pages }) => {
    const found = [...new Set(search(q).hits.map(({ url }) => url))].slice(0, first)
    return !found.some((url) => pages.includes(url))
  })
  return { percent: (100 * (queries.length - missed.length)) / queries.length, missed: missed.map(({ q }) => q) }
}

describe('search in the words of visitors', () => {
  test('there are at least 120 queries', () => expect(queries.length).toBeGreaterThanOrEqual(120))

  test('finds a right page first in 75 of 100, and among the first three in 92', () => {
    const [one, three] = [measure(1), measure(3)]
    expect(one.percent, one.missed.join('\n')).toBeGreaterThanOrEqual(75)
    expect(three.percent, three.missed.join('\n')).toBeGreaterThanOrEqual(92)
  })

  test.each(readQueries('gibberish.yml').map(({ q }) => q))('finds nothing strong for "%s"', (query) => {
    expect(search(query).hits.filter(({ isWeak }) => !isWeak)).toEqual([])
  })

  test.each([
    '',
    ' ',
    '😀',
    'שלום',
    '\u0000\u0007',
    '.*+?^$ {}()|[]\\',
    '<img src=x onerror=alert(1)>',
    'a'.repeat(10_000),
  ])('takes any text: %j', (query) => expect(() => search(query)).not.toThrow())
})
