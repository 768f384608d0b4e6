import { describe, expect, test } from 'vitest'
import { listMessages, toError } from './errors'

describe('toError', () => {
  test('keeps an error and wraps anything else', () => {
    const error = new TypeError('no')
    expect(toError(error)).toBe(error)
    expect(toError('text')).toEqual(new Error('text'))
  })
})

describe('listMessages', () => {
  test('lists an error and its causes, outermost first', () => {
    const error = new Error('page', { cause: new TypeError('part', { cause: 'detail' }) })
    expect(listMessages(error)).toEqual(['page', 'part', 'detail'])
  })
  test('accepts anything that was thrown', () => expect(listMessages('text')).toEqual(['text']))
  test('names an error without a message', () => expect(listMessages(new RangeError())).toEqual(['RangeError']))
  test('is empty if nothing was thrown', () => expect(listMessages(undefined)).toEqual([]))
  test('ends if an error causes itself', () => {
    const error = new Error('again')
    error.cause = error
    expect(listMessages(error)).toHaveLength(10)
  })
})
