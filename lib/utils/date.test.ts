import { describe, expect, test } from 'vitest'
import { formatDate } from './date'

describe('formatDate', () => {
  test.each(['2026-11-12', '2026-11-12T00:00:00Z', '2026-11-12T23:59:59Z'])('gives the day of %s in UTC', (iso) =>
    expect(formatDate(iso)).toBe('12 November 2026'),
  )
})
