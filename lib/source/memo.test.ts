import { beforeEach, describe, expect, test } from 'vitest'
import { memo, renew } from './memo.mjs'

describe('memo', () => {
  let reads: string[]
  const read = memo((...names: readonly string[]) => {
    reads.push(names.join())
    if (names.includes('broken')) throw new Error('broken')
    return names.length
  })

  beforeEach(() => {
    reads = []
    renew(`${Math.random()}`)
  })

  test('reads once for each set of arguments', () => {
    expect([read('a'), read('a'), read('a', 'b'), read('a', 'b')]).toEqual([1, 1, 2, 2])
    expect(reads).toEqual(['a', 'a,b'])
  })

  test('reads again after the content has changed', () => {
    read('a')
    renew('next')
    read('a')
    renew('next')
    read('a')
    expect(reads).toEqual(['a', 'a'])
  })

  test('tries again after an error', () => {
    expect(() => read('broken')).toThrow('broken')
    expect(() => read('broken')).toThrow('broken')
    expect(reads).toEqual(['broken', 'broken'])
  })

  test('remembers a result that is undefined', () => {
    let count = 0
    const find = memo(() => {
      count += 1
      return undefined
    })
    find()
    find()
    expect(count).toBe(1)
  })
})
