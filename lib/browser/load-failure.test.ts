// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'

let isOutdated: typeof import('./load-failure').isOutdated
let isReachable: typeof import('./load-failure').isReachable
let loadInFull: typeof import('./load-failure').loadInFull
let reloadIfReachable: typeof import('./load-failure').reloadIfReachable

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
const reload = vi.fn()

/** Pretends that the document came from `address` in this way. */
const loadedBy = (type: string, address: string) => {
  const entry = { type, name: `http://localhost${address}` } as PerformanceNavigationTiming
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
}

beforeEach(async () => {
  // Starts as if in a new document.
  vi.resetModules()
  ;({ isOutdated, isReachable, loadInFull, reloadIfReachable } = await import('./load-failure'))
  warn.mockClear()
  reload.mockClear()
  vi.stubGlobal('location', { ...window.location, origin: 'http://localhost', pathname: '/docs/b', reload })
})

describe('loadInFull', () => {
  test.each([
    ['navigate', '/docs/a'],
    ['reload', '/docs/a'],
    ['navigate', '/docs/b'],
    ['back_forward', '/docs/b'],
  ])('reloads a page whose document was loaded by %s from %s, and logs a warning', (type, address) => {
    loadedBy(type, address)
    expect(loadInFull('reason')).toBe(true)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("for /docs/b didn't load"), 'reason')
  })

  test('begins once, however many parts are missing', () => {
    loadedBy('navigate', '/docs/a')
    expect(loadInFull('a script')).toBe(true)
    expect(loadInFull('a style sheet')).toBe(true)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(warn).toHaveBeenCalledTimes(1)
  })

  test.each(['/docs/b', '/docs/b?q=1#part'])('never reloads a page that was already reloaded as %s', (address) => {
    loadedBy('reload', address)
    expect(loadInFull('reason')).toBe(false)
    expect(reload).not.toHaveBeenCalled()
    expect(warn).not.toHaveBeenCalled()
  })
})

/** Pretends that the host sends this when the page is requested again; undefined means a host that can't be reached. */
const respond = (response?: { status: number; body: string }) =>
  vi.stubGlobal('fetch', async () => {
    if (!response) throw new TypeError('Failed to fetch')
    return new Response(response.body, { status: response.status })
  })

describe('isOutdated', () => {
  const files = ['/_next/a.js', '/_next/b.js']
  test.each([
    ['is outdated if the new page lacks one of its files', { status: 200, body: '"/_next/a.js","/_next/c.js"' }, true],
    ['is up to date if the new page names the same files', { status: 200, body: '"/_next/a.js","/_next/b.js"' }, false],
    ['stays if the new site no longer has it, because it can still be read', { status: 404, body: '' }, false],
    ['stays without a connection', undefined, false],
  ])('a page %s', async (_case, response, isOld) => {
    respond(response)
    expect(await isOutdated(files)).toBe(isOld)
  })
})

describe('isReachable', () => {
  test.each([
    [{ status: 200, body: '' }, true],
    [{ status: 404, body: '' }, true],
    [{ status: 503, body: '' }, false],
    [undefined, false],
  ])('with %j is %j', async (response, isThere) => {
    respond(response)
    expect(await isReachable('/docs/b')).toBe(isThere)
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('reloadIfReachable', () => {
  test('reloads a page whose host responds', async () => {
    respond({ status: 200, body: '' })
    expect(await reloadIfReachable()).toBe(true)
    expect(reload).toHaveBeenCalledOnce()
  })

  test('keeps the page otherwise', async () => {
    respond()
    expect(await reloadIfReachable()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})
