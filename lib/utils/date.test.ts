import { describe, expect, test } from 'vitest'
import { formatDate, formatMonth } from './date'

describe('formatDate', () => {
  test.each(['2026-11-12', '2026-11-12T00:00:00Z', '2026-11-12T23:59:59Z'])('gives the day of %s in UTC', (iso) =>
    expect(formatDate(iso)).toBe('12 November 2026'),
  )
})

describe('formatMonth', () => {
  test.each(['2026-11-01', '2026-11-30T23:59:59Z'])('gives the month of %s in UTC', (iso) =>
    expect(formatMonth(iso)).toBe('Nov'),
  )

  test('has three letters for September too', () => expect(formatMonth('2025-09-02')).toBe('Sep'))
})
