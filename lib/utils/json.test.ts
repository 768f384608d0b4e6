import { describe, expect, test } from 'vitest'
import { parseRecord } from './json'

describe('parseRecord', () => {
  test('returns an object', () => expect(parseRecord('{"a":[1]}')).toEqual({ a: [1] }))
  test.each(['', 'null', '[]', '"text"', '{"a'])('returns undefined for %j', (text) =>
    expect(parseRecord(text)).toBeUndefined(),
  )
})
