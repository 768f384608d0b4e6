// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { cleanPath, startAddress } from './address'

describe('cleanPath', () => {
  test.each([
    ['/docs/features/habits.html', '/docs/features/habits'],
    ['/releases/2.0.18.html', '/releases/2.0.18'],
    ['/docs/index.html', '/docs'],
    ['/index.html', '/'],
    ['/', '/'],
    ['/docs/html', '/docs/html'],
    ['/docs/a.html/b', '/docs/a.html/b'],
    ['/reindex.html', '/reindex'],
    ['//docs/getting-started/installation', '/docs/getting-started/installation'],
    ['///about', '/about'],
    ['//', '/'],
    ['//site//docs/index.html', '/site/docs'],
  ])('%s is %s', (given, clean) => expect(cleanPath(given)).toBe(clean))
})

describe('startAddress', () => {
  test('keeps query, hash and the state of the entry', () => {
    history.replaceState({ kept: true }, '', '/docs/a.html?q=1#part')
    startAddress()
    expect(location.pathname + location.search + location.hash).toBe('/docs/a?q=1#part')
    expect(history.state).toEqual({ kept: true })
  })
})
