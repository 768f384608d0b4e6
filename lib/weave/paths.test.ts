import { describe, expect, test } from 'vitest'
import { toRoundedPath, toStrokedPath } from './paths'

const box = { x: 0, y: -2, width: 18, height: 28 }

describe('toRoundedPath', () => {
  test('goes round a box with an arc at each corner', () => {
    expect(toRoundedPath([box], 4)).toBe('M4-2h10a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4h-10a4 4 0 0 1-4-4v-20a4 4 0 0 1 4-4z')
  })
})

describe('toStrokedPath', () => {
  test('draws the core of a box, to which the stroke adds the radius on every side', () => {
    expect(toStrokedPath([box], 4)).toBe('M4 2h10v20h-10z')
  })

  test('writes at most two decimals, and boxes one after the other', () => {
    const narrow = { x: 0.1 + 0.2, y: 0, width: 2, height: 2 }
    expect(toStrokedPath([narrow, narrow], 0.5)).toBe('M0.8 0.5h1v1h-1zM0.8 0.5h1v1h-1z')
  })
})
