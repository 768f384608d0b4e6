import { describe, expect, test } from 'vitest'
import { createTermFinder } from './find-terms'

const find = (text: string, ...terms: string[]) =>
  createTermFinder(terms)(text).map(([from, to]) => text.slice(from, to))

describe('createTermFinder', () => {
  test('finds words whatever their capitals and accents', () =>
    expect(find('A Café, a CAFE and a café.', 'cafe')).toEqual(['Café', 'CAFE', 'café']))
  test('finds whole words alone', () => expect(find('unlimited limits, a limit', 'limit')).toEqual(['limit']))
  test('finds versions and shortcuts', () =>
    expect(find('Since v2.1.13 press Ctrl+K.', '2.1.13', 'ctrl+k')).toEqual(['v2.1.13', 'Ctrl+K']))
  test('finds several words where they follow each other', () =>
    expect(find('Work in progress; progress in work.', 'work in progress', 'work')).toEqual([
      'Work in progress',
      'work',
    ]))
  test('finds nothing for a term without words', () => expect(find('a + b', '+', '<', '')).toEqual([]))
})
