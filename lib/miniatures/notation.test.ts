import { describe, expect, test } from 'vitest'
import {
  countHidden,
  findPart,
  listMarkKinds,
  listMarks,
  listRounds,
  markHits,
  splitMeta,
  splitQuery,
  splitQuickAdd,
} from './notation'

describe('listMarks', () => {
  test('reads one letter per day, oldest first', () => {
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

describe('splitMeta', () => {
  test('splits the clock from the start of the line', () => {
    expect(splitMeta('00:24:10 of 1 h')).toEqual({ clock: '00:24:10', rest: 'of 1 h' })
  })

  test("doesn't change a line without a clock", () => expect(splitMeta('Fri 20 Nov')).toEqual({ rest: 'Fri 20 Nov' }))
})

describe('countHidden', () => {
  test("counts the tasks that aren't drawn", () => expect(countHidden({ count: 6, tasks: [{}, {}] })).toBe(4))
  test('is 0 when all are drawn', () => expect(countHidden({ count: 1, tasks: [{}] })).toBe(0))
  test('is 0 for a count that is a text', () => expect(countHidden({ count: '2 of 3', tasks: [] })).toBe(0))
})

describe('listRounds', () => {
  test('marks the round that is running as current', () => {
    expect(listRounds('Round 2 of 3').map(({ state }) => state)).toEqual(['past', 'current', 'coming'])
  })

  test('is empty when the note names no rounds', () => expect(listRounds('Stopwatch')).toEqual([]))
})

describe('findPart', () => {
  test('finds only whole words', () => {
    expect(findPart('Call friends fri', 'fri')).toBe(13)
    expect(findPart('Call friends', 'fri')).toBe(-1)
  })

  test('finds a part at either end', () => {
    expect(findPart('fri call', 'fri')).toBe(0)
    expect(findPart('call #Travel', '#Travel')).toBe(5)
  })
})

describe('splitQuickAdd', () => {
  const toText = (segments: ReturnType<typeof splitQuickAdd>) => segments.map(({ text, field }) => [text, field])

  test('cuts the line at the parts that are read, in the order of the line', () => {
    const reads = [
      { part: '~15m', field: 'Estimate' },
      { part: 'fri', field: 'Scheduled' },
    ]
    expect(toText(splitQuickAdd('Book the train fri ~15m now', reads))).toEqual([
      ['Book the train ', undefined],
      ['fri', 'Scheduled'],
      [' ', undefined],
      ['~15m', 'Estimate'],
      [' now', undefined],
    ])
  })

  test('keeps every letter of the line', () => {
    const line = 'Call Dr Weiss by fri !high'
    const segments = splitQuickAdd(line, [{ part: 'by fri', field: 'Deadline' }])
    expect(segments.map(({ text }) => text).join('')).toBe(line)
  })

  test('reads overlapping parts once', () => {
    const reads = [
      { part: 'by fri', field: 'Deadline' },
      { part: 'fri', field: 'Scheduled' },
    ]
    expect(toText(splitQuickAdd('Pay by fri', reads))).toEqual([
      ['Pay ', undefined],
      ['by fri', 'Deadline'],
    ])
  })

  test("ignores a part that isn't in the text", () => {
    expect(toText(splitQuickAdd('Call Petra', [{ part: 'fri', field: 'Scheduled' }]))).toEqual([
      ['Call Petra', undefined],
    ])
  })
})

const toTypes = (query: string) => splitQuery(query).map(({ text, type }) => `${type} ${text}`)

describe('splitQuery', () => {
  test('distinguishes operators from words', () => {
    expect(toTypes('is:open berlin')).toEqual(['operator is:open', 'word berlin'])
  })

  test('keeps quoted words together', () => {
    expect(toTypes('in:"Around the house" "entry phone"')).toEqual([
      'operator in:"Around the house"',
      'word "entry phone"',
    ])
  })

  test('reads an excluded word as an operator', () => expect(toTypes('-work')).toEqual(['operator -work']))
})

describe('markHits', () => {
  const listHits = (text: string, query: string) =>
    markHits(text, query)
      .filter(({ isHit }) => isHit)
      .map((segment) => segment.text)

  test('finds words regardless of case', () => {
    expect(listHits('Book the train to Berlin', 'is:open berlin')).toEqual(['Berlin'])
  })

  test('finds exact words without their quotation marks', () => {
    expect(listHits('The entry phone is repaired', 'type:note "entry phone"')).toEqual(['entry phone'])
  })

  test('matches symbols literally', () => expect(listHits('Costs 5 € (net)', '(net)')).toEqual(['(net)']))

  test('marks nothing if there are only operators', () => expect(listHits('Anything', 'is:open')).toEqual([]))

  test('keeps the whole text', () => {
    expect(
      markHits('Berlin, then Berlin', 'berlin')
        .map(({ text }) => text)
        .join(''),
    ).toBe('Berlin, then Berlin')
  })
})
