import { describe, expect, test } from 'vitest'
import { dropHighlight, readHighlightTerms, toHitHref } from './highlight-address'

const read = (query: string) => readHighlightTerms(new URLSearchParams(query))

describe('toHitHref', () => {
  test('opens the section with the words to mark', () =>
    expect(toHitHref({ url: '/docs/a', hash: 'set', terms: ['limit', 'now'] })).toBe(
      '/docs/a?_highlight=limit&_highlight=now#set',
    ))
  test('opens the top of a page without a hash', () =>
    expect(toHitHref({ url: '/docs/a', hash: '', terms: ['2.1'] })).toBe('/docs/a?_highlight=2.1'))
  test("adds nothing if there's nothing to mark", () =>
    expect(toHitHref({ url: '/docs/a', hash: '', terms: [] })).toBe('/docs/a'))
})

describe('readHighlightTerms', () => {
  test('reads words with special characters', () =>
    expect(read('_highlight=ctrl%2Bk&_highlight=a%26b')).toEqual(['ctrl+k', 'a&b']))
  test('leaves out duplicates, blanks and anything too long', () =>
    expect(read(`_highlight=a&_highlight=+&_highlight=a&_highlight=${'x'.repeat(51)}&_highlight=b`)).toEqual([
      'a',
      'b',
    ]))
  test('reads ten at most', () =>
    expect(read(Array.from({ length: 99 }, (_, index) => `_highlight=w${index}`).join('&'))).toHaveLength(10))
})

describe('dropHighlight', () => {
  test('keeps the rest of the address', () =>
    expect(dropHighlight('https://site.example/a?lang=ruby&_highlight=x&_highlight=y#b')).toBe(
      'https://site.example/a?lang=ruby#b',
    ))
  test('leaves no question mark behind', () =>
    expect(dropHighlight('https://site.example/a?_highlight=x')).toBe('https://site.example/a'))
})
