// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isLoadFailure, loadInFull } from './full-load'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
const reload = vi.fn()

/** As if the document had come from `address` in this way. */
const loadedBy = (type: string, address: string) => {
  const entry = { type, name: `http://localhost${address}` } as PerformanceNavigationTiming
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
}

beforeEach(() => {
  warn.mockClear()
  reload.mockClear()
  vi.stubGlobal('location', { ...window.location, origin: 'http://localhost', pathname: '/docs/b', reload })
})

describe('isLoadFailure', () => {
  test('knows the error of a script that is missing', () => {
    expect(isLoadFailure(Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' }))).toBe(true)
  })
  test('leaves all others alone', () => expect(isLoadFailure(new TypeError('x'))).toBe(false))
})

describe('loadInFull', () => {
  test.each([
    ['navigate', '/docs/a'],
    ['reload', '/docs/a'],
    ['navigate', '/docs/b'],
    ['back_forward', '/docs/b'],
  ])('loads a page again whose document came by %s from %s, and says so', (type, address) => {
    loadedBy(type, address)
    expect(loadInFull('reason')).toBe(true)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/docs/b could not be loaded'), 'reason')
  })

  test.each(['/docs/b', '/docs/b?q=1#part'])('never loads twice what was loaded again as %s', (address) => {
    loadedBy('reload', address)
    expect(loadInFull('reason')).toBe(false)
    expect(reload).not.toHaveBeenCalled()
    expect(warn).not.toHaveBeenCalled()
  })
})
