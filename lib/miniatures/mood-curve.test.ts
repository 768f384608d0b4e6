import { describe, expect, test } from 'vitest'
import { buildCurve, toCurvePoints } from './mood-curve'

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

  test('is flat at a peak, so that it shows no mood better than the best', () => {
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
