// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  followMissingParts,
  followRouteTransitions,
  isLoadFailure,
  type RouteTransition,
  reportMissingPart,
  silenceRouterErrors,
  startRouteTransition,
} from './navigation'

describe('startRouteTransition', () => {
  const tell = vi.fn(({ target, type }: RouteTransition) => `${type} ${target.pathname}`)
  const stop = followRouteTransitions(tell)
  beforeEach(() => {
    tell.mockClear()
    window.history.replaceState(null, '', '/docs/a?q=1#part')
  })

  test('reports another page', () => {
    startRouteTransition('/docs/b#part', 'push')
    expect(tell).toHaveReturnedWith('push /docs/b')
  })

  test.each(['#other', '/docs/a?q=1', '/docs/a?q=1#part', '?q=1'])("doesn't report the current page (%s)", (href) => {
    startRouteTransition(href, 'push')
    startRouteTransition(href, 'replace')
    expect(tell).not.toHaveBeenCalled()
  })

  test('reports another query', () => {
    startRouteTransition('?q=2', 'push')
    expect(tell).toHaveBeenCalledTimes(1)
  })

  test('reports going back, even though the address has already changed', () => {
    startRouteTransition('/docs/a?q=1#part', 'traverse')
    expect(tell).toHaveBeenCalledTimes(1)
  })

  test('reports nothing once stopped', () => {
    stop()
    startRouteTransition('/docs/b', 'push')
    expect(tell).not.toHaveBeenCalled()
  })
})

describe('isLoadFailure', () => {
  test('recognizes the error of a missing script', () => {
    expect(isLoadFailure(Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' }))).toBe(true)
  })
  test('leaves all others alone', () => expect(isLoadFailure(new TypeError('x'))).toBe(false))
})

describe('followMissingParts', () => {
  const tell = vi.fn()
  const fail = (attributes: Record<string, string>) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/a.css' })
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
    document.head.append(link)
    link.dispatchEvent(new Event('error'))
  }

  test("reports React's scripts and style sheets, but not parts loaded on demand, and nothing once stopped", () => {
    const stop = followMissingParts(tell)
    fail({})
    expect(tell).not.toHaveBeenCalled()
    fail({ 'data-precedence': 'next' })
    expect(tell).toHaveBeenLastCalledWith(expect.stringContaining('/a.css'))
    reportMissingPart('a script')
    expect(tell).toHaveBeenLastCalledWith('a script')
    stop()
    fail({ 'data-precedence': 'next' })
    reportMissingPart('a script')
    expect(tell).toHaveBeenCalledTimes(2)
  })
})

describe('silenceRouterErrors', () => {
  const { error, warn } = console
  const log = { error: vi.fn(), warn: vi.fn() }
  const failure = 'Failed to fetch RSC payload for https://site.example/docs/b. Falling back to browser navigation.'
  afterEach(() => {
    Object.assign(console, { error, warn })
    vi.unstubAllGlobals()
  })
  const start = () => {
    log.error.mockClear()
    log.warn.mockClear()
    Object.assign(console, log)
    silenceRouterErrors()
  }

  test("drops the router's error, which another warning replaces, and no other", () => {
    vi.stubGlobal('navigation', new EventTarget())
    start()
    console.error(failure, new TypeError('Failed to fetch'))
    expect(log.error).not.toHaveBeenCalled()
    expect(log.warn).not.toHaveBeenCalled()
    console.error('Something else', 1)
    expect(log.error).toHaveBeenCalledExactlyOnceWith('Something else', 1)
  })

  test('turns it into a warning if nothing else replaces it', () => {
    vi.stubGlobal('navigation', undefined)
    start()
    console.error(failure)
    expect(log.error).not.toHaveBeenCalled()
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(failure)
  })
})
