import { afterEach, describe, expect, test, vi } from 'vitest'
import { isPrefetchFair } from './prefetch'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('isPrefetchFair', () => {
  test.each([
    [undefined, true],
    [{}, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: '3g' }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
    [{ effectiveType: '4g', saveData: false }, true],
  ])('on %j answers %s', (connection, isFair) => {
    vi.stubGlobal('navigator', { connection })
    expect(isPrefetchFair()).toBe(isFair)
  })
})
