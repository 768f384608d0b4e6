// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { followRouteTransitions, type RouteTransition, startRouteTransition } from './route-transition'

const tell = vi.fn(({ target, type }: RouteTransition) => `${type} ${target.pathname}`)

beforeEach(() => {
  tell.mockClear()
  window.history.replaceState(null, '', '/docs/a?q=1#part')
})

describe('startRouteTransition', () => {
  const stop = followRouteTransitions(tell)

  test('tells of another page', () => {
    startRouteTransition('/docs/b#part', 'push')
    expect(tell).toHaveReturnedWith('push /docs/b')
  })

  test.each(['#other', '/docs/a?q=1', '/docs/a?q=1#part', '?q=1'])(
    'says nothing of the page one is on (%s)',
    (href) => {
      startRouteTransition(href, 'push')
      startRouteTransition(href, 'replace')
      expect(tell).not.toHaveBeenCalled()
    },
  )

  test('tells of another query', () => {
    startRouteTransition('?q=2', 'push')
    expect(tell).toHaveBeenCalledTimes(1)
  })

  test('tells of going back, which has changed the address already', () => {
    startRouteTransition('/docs/a?q=1#part', 'traverse')
    expect(tell).toHaveBeenCalledTimes(1)
  })

  test('says nothing once stopped', () => {
    stop()
    startRouteTransition('/docs/b', 'push')
    expect(tell).not.toHaveBeenCalled()
  })
})
