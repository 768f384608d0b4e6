import { describe, expect, test } from 'vitest'
import { groupByDay } from './journal-days'

describe('groupByDay', () => {
  test('puts entries of one day together, in their order', () => {
    const entries = [
      { day: 'Thursday', text: 'evening' },
      { day: 'Thursday', text: 'morning' },
      { day: 'Wednesday', text: 'noon' },
    ]
    expect(groupByDay(entries).map(({ day, entries }) => [day, entries.map(({ text }) => text)])).toEqual([
      ['Thursday', ['evening', 'morning']],
      ['Wednesday', ['noon']],
    ])
  })
})
