import { describe, expect, test } from 'vitest'
import { describeHabit, listMarkKinds, listMarks } from './habit-marks'

describe('listMarks', () => {
  test('reads a letter a day, oldest first', () => {
    expect(listMarks('yt')).toEqual([
      { day: 0, mark: 'met' },
      { day: 1, mark: 'open' },
    ])
  })
})

describe('listMarkKinds', () => {
  test('lists each kind of mark once, in a fixed order', () => {
    expect(listMarkKinds([{ squares: 'tsy' }, { squares: 'yyn' }])).toEqual(['met', 'missed', 'skipped', 'open'])
  })
})

describe('describeHabit', () => {
  test('counts the days and says what is special', () => {
    expect(describeHabit({ name: 'Read 20 pages', squares: 'yynsppt' })).toBe(
      'Read 20 pages: met on 2 of 7 days, missed 1, skipped 1, paused 2, today still open',
    )
  })

  test('leaves out what did not happen', () => {
    expect(describeHabit({ name: 'Stretch', squares: 'yyy' })).toBe('Stretch: met on 3 of 3 days')
  })
})
