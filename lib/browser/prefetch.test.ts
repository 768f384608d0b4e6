import { describe, expect, test } from 'vitest'
import { type Connection, isPrefetchFair } from './prefetch'

const cases: [Connection | undefined, boolean][] = [
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
  [{ effectiveType: '4g', saveData: false }, true],
]

describe('isPrefetchFair', () => {
  test.each(cases)('on %j answers %s', (connection, isFair) => {
    expect(isPrefetchFair(connection)).toBe(isFair)
  })
})
