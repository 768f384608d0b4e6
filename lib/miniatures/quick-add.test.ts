import { describe, expect, test } from 'vitest'
import { findPart, splitQuickAdd } from './quick-add'

describe('findPart', () => {
  test('finds whole words alone', () => {
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

  test('keeps the line whole, letter by letter', () => {
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

  test('leaves a part that is not there alone', () => {
    expect(toText(splitQuickAdd('Call Petra', [{ part: 'fri', field: 'Scheduled' }]))).toEqual([
      ['Call Petra', undefined],
    ])
  })
})
