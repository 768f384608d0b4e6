import { describe, expect, test, vi } from 'vitest'
import { toAnswer, toHit, toSectionHit } from '../testing/search-data'
import { buildResultGroups, describeCount, describeMissing, describeSeeAll, keepOrder } from './answer-view'

vi.mock('../site/version-list.mjs', () => import('../testing/version-list'))

const [group] = buildResultGroups([toSectionHit('Streaks', 'streaks'), toHit()], 3)

describe('buildResultGroups', () => {
  test('puts the sections of a page under its title and trail', () => {
    expect(group).toMatchObject({ title: { text: 'Habits' }, trail: ['Documentation', 'Features'] })
    expect(group?.results.map(({ title, isPage }) => [title.text, isPage])).toEqual([
      ['Streaks', false],
      ['Habits', true],
    ])
  })

  test('links to the section, with the words to mark', () =>
    expect(group?.results[0]?.href).toBe('/docs/features/habits?_highlight=habit#streaks'))

  test('lists the headings above a deeper section', () => {
    const deep = toSectionHit('Rest days', 'rest', { breadcrumbs: ['Documentation', 'Features', 'Habits', 'Streaks'] })
    const [own] = buildResultGroups([deep], 3)
    expect(own?.trail).toEqual(['Documentation', 'Features'])
    expect(own?.results[0]?.above).toEqual(['Streaks'])
  })

  test('shows another version of the documentation', () =>
    expect(buildResultGroups([toHit({ version: '1.x' })], 3)[0]?.trail[0]).toBe('Documentation 1.x'))

  test.each(['/api/tasks-api/create', '/docs/api-reference/tasks'])('calls %s API Reference', (url) =>
    expect(buildResultGroups([toHit({ url, breadcrumbs: ['Documentation'] })], 3)[0]?.trail).toEqual(['API Reference']),
  )

  test("doesn't mistake an address that only begins like the API's", () =>
    expect(buildResultGroups([toHit({ url: '/apiary', context: 'site' })], 3)[0]?.trail[0]).toBe('Site'))

  describe('with several pages', () => {
    const hits = ['/a#1', '/b#1', '/a#2', '/a#3', '/b#2'].map((address) => {
      const [url = '', hash = ''] = address.split('#')
      return toSectionHit(`Section ${hash}`, hash, { url, terms: [] })
    })
    const list = (sections: number) =>
      buildResultGroups(hits, sections).map(({ results }) => results.map(({ href }) => href))

    test('keeps the pages in the order of their best hits', () =>
      expect(list(Number.POSITIVE_INFINITY)).toEqual([
        ['/a#1', '/a#2', '/a#3'],
        ['/b#1', '/b#2'],
      ]))
    test('keeps the best hits of each page', () =>
      expect(list(2)).toEqual([
        ['/a#1', '/a#2'],
        ['/b#1', '/b#2'],
      ]))
    test('returns no groups if there are no hits', () => expect(buildResultGroups([], 3)).toEqual([]))
  })
})

describe('keepOrder', () => {
  test('keeps what is already shown first, updated from the complete answer', () => {
    const shown = toAnswer([toHit({ url: '/a' }), toHit({ url: '/b' })])
    const complete = toAnswer([toHit({ url: '/c' }), toHit({ url: '/b', score: 2 }), toHit({ url: '/d' })])
    const { hits, total } = keepOrder(shown, complete)
    expect(hits.map(({ url, score }) => [url, score])).toEqual([
      ['/a', 1],
      ['/b', 2],
      ['/c', 1],
      ['/d', 1],
    ])
    expect(total).toBe(3)
  })
})

const strong = toHit()
const weak = toHit({ isWeak: true })

describe('describeCount', () => {
  test.each([
    [{ hits: [], total: 0 }, 'No results'],
    [{ hits: [strong], total: 1 }, '1 result'],
    [{ hits: [strong, weak], total: 24 }, '24 results'],
    [{ hits: [weak], total: 1 }, 'No results, but 1 weak match'],
    [{ hits: [weak, weak], total: 2 }, 'No results, but 2 weak matches'],
  ])('%#: says %s', (answer, words) => expect(describeCount(answer)).toBe(words))
})

describe('describeSeeAll', () => {
  test("doesn't mention an area if all are searched", () =>
    expect(describeSeeAll(undefined, true).label).toBe('See all results'))
  test('stays within the area if it has results', () =>
    expect(describeSeeAll('api', true)).toEqual({ label: 'See all results within "API Reference"', context: 'api' }))
  test('links outside an area without results', () =>
    expect(describeSeeAll('site', false)).toEqual({ label: 'See all results outside "Site"' }))
})

describe('describeMissing', () => {
  test.each([
    [['api'], 'Search in API Reference'],
    [['docs', 'site'], 'Search in Documentation and Site'],
    [['docs', 'api', 'releases'], 'Search in Documentation, API Reference and Releases'],
  ] as const)('%j', (areas, words) => expect(describeMissing(areas)).toBe(words))
})
