// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import { addRecentSearch, clearRecentSearches, readRecentSearches, removeRecentSearch } from './recent-searches'

beforeEach(() => localStorage.clear())

describe('recent searches', () => {
  test('keeps the five newest, each once', () => {
    for (const query of ['a', 'b', 'c', 'd', 'e', 'f', ' B ']) addRecentSearch(query)
    expect(readRecentSearches()).toEqual(['B', 'f', 'e', 'd', 'c'])
  })

  test('forgets one, and all', () => {
    for (const query of ['a', 'b']) addRecentSearch(query)
    removeRecentSearch('b')
    expect(readRecentSearches()).toEqual(['a'])
    clearRecentSearches()
    expect(readRecentSearches()).toEqual([])
    expect(localStorage).toHaveLength(0)
  })

  test("doesn't keep blank searches", () => {
    addRecentSearch('  ')
    expect(readRecentSearches()).toEqual([])
  })

  test.each(['{', '"a"', 'null', '{"0":"a"}', '[1,null,{},""]'])('ignores the invalid value %s', (value) => {
    localStorage.setItem('search-recent', value)
    expect(readRecentSearches()).toEqual([])
  })
})
