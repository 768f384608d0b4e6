import { describe, expect, test } from 'vitest'
import { toHit } from './answer-fixtures'
import { describeCount, describeMissing, describeSeeAll } from './describe-answer'

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
  test('names no area where all are searched', () =>
    expect(describeSeeAll(undefined, true).label).toBe('See all results'))
  test('stays within the area where it has results', () =>
    expect(describeSeeAll('api', true)).toEqual({ label: 'See all results within "API Reference"', context: 'api' }))
  test('leads out of the area where it has none', () =>
    expect(describeSeeAll('site', false)).toEqual({ label: 'See all results outside "Site"' }))
})

describe('describeMissing', () => {
  test.each([
    [['api'], 'Search in API Reference'],
    [['docs', 'site'], 'Search in Documentation and Site'],
    [['docs', 'api', 'releases'], 'Search in Documentation, API Reference and Releases'],
  ] as const)('%j', (areas, words) => expect(describeMissing(areas)).toBe(words))
})
