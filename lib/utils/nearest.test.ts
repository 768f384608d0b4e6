import { describe, expect, test } from 'vitest'
import { findNearest } from './nearest'

describe('findNearest', () => {
  const fields = ['title', 'description', 'plan', 'platforms', 'related']

  test('finds a name with one wrong letter', () => expect(findNearest('titel', fields)).toBe('title'))
  test('finds a name with a doubled letter', () => expect(findNearest('plattforms', fields)).toBe('platforms'))
  test('finds a name with two letters swapped', () => expect(findNearest('realted', fields)).toBe('related'))
  test('ignores capitals', () => expect(findNearest('TITLE', fields)).toBe('title'))
  test('takes a name written out in full', () => expect(findNearest('windows', ['win', 'mac'])).toBe('win'))
  test('takes the beginning of a name', () => expect(findNearest('desc', fields)).toBe('description'))
  test('prefers the same word to a longer one', () => expect(findNearest('plan', ['plans', 'plan'])).toBe('plan'))
  test('finds nothing when all are far', () => expect(findNearest('author', fields)).toBeUndefined())
  test('finds nothing among none', () => expect(findNearest('title', [])).toBeUndefined())
  test('finds nothing for a short word with most letters wrong', () =>
    expect(findNearest('ab', ['xy'])).toBeUndefined())
})
