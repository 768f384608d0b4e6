import { describe, expect, test, vi } from 'vitest'
import { readSearchAddress, toSearchHref } from './search-address'

vi.mock('../site/version-list.mjs', () => import('../testing/version-list'))

const read = (query: string) => readSearchAddress(new URLSearchParams(query))

describe('toSearchHref', () => {
  test('writes only the text if the search is of everything in the current version', () =>
    expect(toSearchHref({ query: 'wip limit', version: '2.x', page: 1 })).toBe('/search?q=wip+limit'))
  test('names the area', () => expect(toSearchHref({ query: 'a', context: 'api' })).toBe('/search?q=a&ctx=api'))
  test("names a version that isn't the current one, even without an area", () =>
    expect(toSearchHref({ query: 'a', version: '1.x' })).toBe('/search?q=a&version=1.x'))
  test('numbers the second page', () => expect(toSearchHref({ query: 'a', page: 2 })).toBe('/search?q=a&page=2'))
  test('is the plain search page without a query', () => expect(toSearchHref({ query: '' })).toBe('/search'))
  test('escapes characters that would end the parameter', () =>
    expect(toSearchHref({ query: 'a&ctx=x#y' })).toBe('/search?q=a%26ctx%3Dx%23y'))
})

describe('readSearchAddress', () => {
  test('reads back what toSearchHref writes', () => {
    const address = { query: 'ctrl+k & "x"', context: 'releases', version: '1.x', page: 3 } as const
    expect(read(toSearchHref(address).split('?')[1] ?? '')).toEqual(address)
  })

  test.each([
    '',
    'ctx=DOCS&version=3.x&page=0',
    'ctx=constructor&version=__proto__&page=-1',
    'ctx=<script>&version=..%2F..&page=1e9',
    'ctx=docs%00&version=2.x%20&page=99999',
  ])('ignores values that make no sense (%s)', (query) =>
    expect(read(query)).toEqual({ query: '', context: undefined, version: '2.x', page: 1 }),
  )

  test("shortens a query that's as long as a page", () =>
    expect(read(`q=${'a'.repeat(20_000)}`).query).toHaveLength(1000))
})
