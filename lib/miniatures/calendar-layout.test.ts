import { describe, expect, test } from 'vitest'
import { layOutBlocks, toHours } from './calendar-layout'

const block = (name: string, from: string, to: string) => ({ name, from, to })
const toNames = (groups: ReturnType<typeof layOutBlocks<ReturnType<typeof block>>>) =>
  groups.map(({ lanes }) => lanes.map((lane) => lane.map(({ name }) => name)))

describe('toHours', () => {
  test('counts minutes as parts of an hour', () => expect(toHours('09:45')).toBe(9.75))
})

describe('layOutBlocks', () => {
  test('gives blocks that follow each other a group each', () => {
    const groups = layOutBlocks([block('talk', '09:00', '10:30'), block('call', '10:30', '11:00')], 9)
    expect(toNames(groups)).toEqual([[['talk']], [['call']]])
  })

  test('measures the free time before a group from the first hour and from the group above', () => {
    const groups = layOutBlocks([block('talk', '09:30', '10:00'), block('call', '11:00', '12:00')], 9)
    expect(groups.map(({ gap }) => gap)).toEqual([0.5, 1])
    expect(groups.map(({ lanes }) => lanes[0]?.[0]?.length)).toEqual([0.5, 1])
  })

  test('puts overlapping blocks side by side', () => {
    const groups = layOutBlocks([block('review', '11:15', '12:15'), block('lunch', '12:00', '13:00')], 9)
    expect(toNames(groups)).toEqual([[['review'], ['lunch']]])
    expect(groups[0]?.lanes[1]?.[0]).toMatchObject({ gap: 0.75, length: 1 })
  })

  test('lets a later block use a lane that is free again, with the gap between them', () => {
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
