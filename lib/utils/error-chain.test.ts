import { describe, expect, test } from 'vitest'
import { listMessages } from './error-chain'

describe('listMessages', () => {
  test('lists an error and its causes, the outermost first', () => {
    const error = new Error('page', { cause: new TypeError('part', { cause: 'detail' }) })
    expect(listMessages(error)).toEqual(['page', 'part', 'detail'])
  })
  test('takes whatever was thrown', () => expect(listMessages('text')).toEqual(['text']))
  test('names an error without a message', () => expect(listMessages(new RangeError())).toEqual(['RangeError']))
  test('is empty where nothing was thrown', () => expect(listMessages(undefined)).toEqual([]))
  test('comes to an end where an error causes itself', () => {
    const error = new Error('again')
    error.cause = error
    expect(listMessages(error)).toHaveLength(10)
  })
})
