import { describe, expect, test } from 'vitest'
import { compareVersions } from './version.mjs'

describe('compareVersions', () => {
  test.each([
    ['0.10', '0.9'],
    ['2.1.13', '2.1.9'],
    ['1.30', '1.3'],
    ['2.0', '1.30'],
    ['2.1.1', '2.1'],
  ])('puts %s after %s', (newer, older) => {
    expect(compareVersions(newer, older)).toBeGreaterThan(0)
    expect(compareVersions(older, newer)).toBeLessThan(0)
  })

  test('treats versions as equal with and without a trailing zero', () => {
    expect(compareVersions('1.30', '1.30')).toBe(0)
    expect(compareVersions('2.1', '2.1.0')).toBe(0)
  })

  test('sorts a list from old to new', () => {
    expect(['2.1.13', '0.10', '2.1', '0.9', '1.30', '1.3'].sort(compareVersions)).toEqual([
      '0.9',
      '0.10',
      '1.3',
      '1.30',
      '2.1',
      '2.1.13',
    ])
  })
})
