import { describe, expect, test } from 'vitest'
import { choosePeerPart } from './measure-peers'

describe('choosePeerPart', () => {
  test('is everything when nothing is named', () => expect(choosePeerPart([])).toBe('all'))
  test('finds the part that is named', () => expect(choosePeerPart(['builds'])).toBe('builds'))
  test('finds nothing for other words, or for two', () => {
    expect(choosePeerPart(['build'])).toBeUndefined()
    expect(choosePeerPart(['pages', 'builds'])).toBeUndefined()
  })
})
