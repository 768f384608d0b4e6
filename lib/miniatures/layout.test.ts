import { describe, expect, test } from 'vitest'
import { buildCurve, groupByDay, layOutBlocks, toCurvePoints, toHours } from './layout'

const block = (name: string, from: string, to: string) => ({ name, from, to })
const toNames = (groups: ReturnType<typeof layOutBlocks<ReturnType<typeof block>>>) =>
  groups.map(({ lanes }) => lanes.map((lane) => lane.map(({ name }) => name)))

describe('toHours', () => {
  test('converts minutes to fractions of an hour', () => expect(toHours('09:45')).toBe(9.75))
})

describe('layOutBlocks', () => {
  test('puts consecutive blocks in separate groups', () => {
    const groups = layOutBlocks([block('talk', '09:00', '10:30'), block('call', '10:30', '11:00')], 9)
    expect(toNames(groups)).toEqual([[['talk']], [['call']]])
  })

  test('measures the free time before a group from the first hour and from the previous group', () => {
    const groups = layOutBlocks([block('talk', '09:30', '10:00'), block('call', '11:00', '12:00')], 9)
    expect(groups.map(({ gap }) => gap)).toEqual([0.5, 1])
    expect(groups.map(({ lanes }) => lanes[0]?.[0]?.length)).toEqual([0.5, 1])
  })

  test('puts overlapping blocks side by side', () => {
    const groups = layOutBlocks([block('review', '11:15', '12:15'), block('lunch', '12:00', '13:00')], 9)
    expect(toNames(groups)).toEqual([[['review'], ['lunch']]])
    expect(groups[0]?.lanes[1]?.[0]).toMatchObject({ gap: 0.75, length: 1 })
  })

  test('lets a later block reuse a free lane, with the gap between them', () => {
    const groups = layOutBlocks(
      [block('stand-up', '10:00', '10:30'), block('review', '10:15', '12:00'), block('call', '11:00', '11:30')],
      10,
    )
    expect(toNames(groups)).toEqual([[['stand-up', 'call'], ['review']]])
    expect(groups[0]?.lanes[0]?.[1]?.gap).toBe(0.5)
  })

  test('sorts by start and leaves the given blocks as they were', () => {
    const blocks = [block('late', '11:00', '12:00'), block('early', '09:00', '10:00')]
    expect(toNames(layOutBlocks(blocks, 9))).toEqual([[['early']], [['late']]])
    expect(blocks[0]?.name).toBe('late')
  })
})

describe('groupByDay', () => {
  test('groups the entries of a day, in their order', () => {
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

describe('toCurvePoints', () => {
  test('runs from left to right and puts Great at the top', () => {
    expect(toCurvePoints([1, 3, 5])).toEqual([
      { x: 0, y: 100 },
      { x: 50, y: 50 },
      { x: 100, y: 0 },
    ])
  })
})

describe('buildCurve', () => {
  test('goes through every point', () => {
    const path = buildCurve(toCurvePoints([1, 3, 2]))
    expect(path).toMatch(/^M0 100C.* 50 50C.* 100 75$/)
  })

  test('is flat at a peak, so that it never rises above the best mood', () => {
    const path = buildCurve([
      { x: 0, y: 50 },
      { x: 50, y: 0 },
      { x: 100, y: 50 },
    ])
    expect(path).toContain('33.33 0 50 0')
    expect(path).toContain('C66.67 0')
  })

  test('never leaves the range of the moods it joins', () => {
    const heights = [...buildCurve(toCurvePoints([3, 3, 3, 5, 1, 1])).matchAll(/[\d.-]+ ([\d.-]+)/g)].map((match) =>
      Number(match[1]),
    )
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...heights)).toBeLessThanOrEqual(100)
  })

  test('draws nothing through a single point', () => expect(buildCurve([{ x: 0, y: 25 }])).toBe('M0 25'))
})
