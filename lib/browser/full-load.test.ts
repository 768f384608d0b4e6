// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'

let isLoadFailure: typeof import('./full-load').isLoadFailure
let loadInFull: typeof import('./full-load').loadInFull

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
const reload = vi.fn()

/** As if the document had come from `address` in this way. */
const loadedBy = (type: string, address: string) => {
  const entry = { type, name: `http://localhost${address}` } as PerformanceNavigationTiming
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
}

beforeEach(async () => {
  // As in a new document.
  vi.resetModules()
  ;({ isLoadFailure, loadInFull } = await import('./full-load'))
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

  test('begins once, however many parts are missing', () => {
    loadedBy('navigate', '/docs/a')
    expect(loadInFull('a script')).toBe(true)
    expect(loadInFull('a style sheet')).toBe(true)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(warn).toHaveBeenCalledTimes(1)
  })

  test.each(['/docs/b', '/docs/b?q=1#part'])('never loads twice what was loaded again as %s', (address) => {
    loadedBy('reload', address)
    expect(loadInFull('reason')).toBe(false)
    expect(reload).not.toHaveBeenCalled()
    expect(warn).not.toHaveBeenCalled()
  })
})
