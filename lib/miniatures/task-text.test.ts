import { describe, expect, test } from 'vitest'
import { countHidden, listRounds, splitMeta } from './task-text'

describe('splitMeta', () => {
  test('takes the clock off the front', () => {
    expect(splitMeta('00:24:10 of 1 h')).toEqual({ clock: '00:24:10', rest: 'of 1 h' })
  })

  test('leaves a line without a clock as it is', () => expect(splitMeta('Fri 20 Nov')).toEqual({ rest: 'Fri 20 Nov' }))
})

describe('countHidden', () => {
  test('counts the tasks that are not drawn', () => expect(countHidden({ count: 6, tasks: [{}, {}] })).toBe(4))
  test('is 0 when all are drawn', () => expect(countHidden({ count: 1, tasks: [{}] })).toBe(0))
  test('is 0 for a count in words', () => expect(countHidden({ count: '2 of 3', tasks: [] })).toBe(0))
})

describe('listRounds', () => {
  test('says which round is running', () => {
    expect(listRounds('Round 2 of 3').map(({ state }) => state)).toEqual(['past', 'current', 'coming'])
  })

  test('is empty when the note names no rounds', () => expect(listRounds('Stopwatch')).toEqual([]))
})
