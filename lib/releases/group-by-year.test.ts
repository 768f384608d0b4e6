import { describe, expect, test } from 'vitest'
import { groupByYear } from './group-by-year'

describe('groupByYear', () => {
  test('keeps the order of years and of entries', () => {
    const entries = ['2026-11-12', '2026-01-27', '2025-12-09'].map((date) => ({ date }))
    expect(groupByYear(entries)).toEqual([
      { year: '2026', entries: [{ date: '2026-11-12' }, { date: '2026-01-27' }] },
      { year: '2025', entries: [{ date: '2025-12-09' }] },
    ])
  })

  test('makes no year of nothing', () => expect(groupByYear([])).toEqual([]))
})
