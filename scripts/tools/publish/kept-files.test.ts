import { describe, expect, test } from 'vitest'
import { type Deploy, listHashed, planKept, productionRetention } from './kept-files'

const day = 24 * 60 * 60_000
const start = Date.parse('2026-01-01T00:00:00.000Z')

/** Publishes one deploy after another, each with its own file. @param days when to publish each one, counted from the first */
function publishOn(days: readonly number[], filesOf = (index: number) => [`_next/static/${index}.js`]): Deploy[] {
  return days.reduce<Deploy[]>(
    (kept, at, index) =>
      planKept(kept, { commit: `c${index}`, files: filesOf(index) }, new Date(start + at * day), productionRetention),
    [],
  )
}
const commits = (deploys: readonly Deploy[]) => deploys.map(({ commit }) => commit)

describe('planKept', () => {
  test('keeps the three deploys before the current one, however old', () => {
    expect(commits(publishOn([0, 100, 200, 300, 400, 500]))).toEqual(['c5', 'c4', 'c3', 'c2'])
  })

  test('keeps more than three within 30 days', () => {
    expect(commits(publishOn([0, 1, 2, 3, 4, 5, 6]))).toEqual(['c6', 'c5', 'c4', 'c3', 'c2', 'c1', 'c0'])
  })

  test('counts the days from when a deploy was replaced, because people read it until then', () => {
    // c0 was current until day 90, so on day 100 somebody may have had it open ten days ago.
    expect(commits(publishOn([0, 90, 91, 92, 93, 100]))).toContain('c0')
    expect(commits(publishOn([0, 90, 91, 92, 93, 121]))).not.toContain('c0')
  })

  test('lists each file with the last deploy that has it', () => {
    const deploys = publishOn([0, 1], (index) => ['_next/static/shared.js', `_next/static/${index}.js`])
    expect(deploys.map(({ files }) => files)).toEqual([
      ['_next/static/shared.js', '_next/static/1.js'],
      ['_next/static/0.js'],
    ])
  })

  test("doesn't drop a deploy if the same files are published again", () => {
    const same = publishOn([0, 100, 200, 201, 202, 203, 204], (index) => [`_next/static/${Math.min(index, 2)}.js`])
    expect(commits(same)).toEqual(['c6', 'c1', 'c0'])
  })
})

test('listHashed lists the files that browsers may cache for ever, without compressed copies', () => {
  const files = [
    '_next/static/chunks/a.js',
    '_next/static/chunks/a.js.br',
    '_next/static/chunks/a.js.gz',
    'index.html',
    'search-index/titles-2.x-docs.json',
    'search-index/search-site-0a1b.json',
    'search-worker/0a1b.js',
  ]
  expect(listHashed(files)).toEqual([
    '_next/static/chunks/a.js',
    'search-index/search-site-0a1b.json',
    'search-worker/0a1b.js',
  ])
})
