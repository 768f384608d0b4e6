import { describe, expect, test } from 'vitest'
import { countPages, getListPage, groupByYear, isMilestone, toPictureId } from './release'

const letters = [...'abcdefg']

describe('getListPage', () => {
  test('splits the list into pages', () => {
    expect(getListPage(letters, 3, 1)).toEqual({ number: 1, count: 3, entries: ['a', 'b', 'c'] })
    expect(getListPage(letters, 3, 3)).toEqual({ number: 3, count: 3, entries: ['g'] })
  })

  test.each([0, 4, 1.5])('has no page %d of 3', (number) => {
    expect(() => getListPage(letters, 3, number)).toThrow(`no page ${number} of 3`)
  })
})

describe('countPages', () => {
  test.each([
    [0, 1],
    [10, 1],
    [11, 2],
    [87, 9],
  ])('%d entries make %d pages of 10', (length, pages) => expect(countPages(length, 10)).toBe(pages))
})

describe('groupByYear', () => {
  test('keeps the order of years and of entries', () => {
    const entries = ['2026-11-12', '2026-01-27', '2025-12-09'].map((date) => ({ date }))
    expect(groupByYear(entries)).toEqual([
      { year: '2026', entries: [{ date: '2026-11-12' }, { date: '2026-01-27' }] },
      { year: '2025', entries: [{ date: '2025-12-09' }] },
    ])
  })

  test('returns no years for no entries', () => expect(groupByYear([])).toEqual([]))
})

test("only releases that aren't patches have a picture", () => {
  expect(['0.1', '1.30', '2.1.13', 'pricing-update', undefined].map(toPictureId)).toEqual([
    'release-0-1',
    'release-1-30',
    undefined,
    undefined,
    undefined,
  ])
})

test('milestones are major versions, and versions that updates follow', () => {
  const releases = ['2.1.1', '2.1', '2.0', undefined, '1.30', '1.0'].map((version) => ({ version }))
  expect(releases.filter((release) => isMilestone(release, releases)).map(({ version }) => version)).toEqual([
    '2.1',
    '2.0',
    '1.0',
  ])
})
