import { describe, expect, test } from 'vitest'
import { buildBand, toLifelikeTone } from './band'

describe('buildBand', () => {
  const band = buildBand({ days: 30, rows: 6 })

  test('is the same on every run', () => expect(buildBand({ days: 30, rows: 6 })).toEqual(band))

  test('is as wide as its days and as high as its rows', () => {
    expect(band).toMatchObject({ width: 30 * 24, height: 6 * 24 })
  })

  test('has one path for each colour', () => {
    const names = band.yarns.map(({ thread, tone }) => thread + tone)
    expect(names).toEqual(['warp1', 'warp2', 'warp3', 'warp4', 'weft1', 'weft2', 'weft3', 'weft4'])
  })

  test('weaves today, the last day, in the fullest tone', () => {
    const today = buildBand({ days: 1, rows: 6 })
    expect(today.yarns.map(({ thread, tone }) => thread + tone)).toEqual(['warp1', 'weft1'])
  })

  test('draws only whole pixels, which are sharp', () => {
    for (const { path } of band.yarns) expect(path).toMatch(/^[MhvzZ\d\s-]+$/)
  })

  test('stays small: a page carries a hundred days', () => {
    const bytes = buildBand({ days: 104, rows: 6 }).yarns.reduce((sum, { path }) => sum + path.length, 0)
    expect(bytes).toBeLessThan(16_000)
  })
})

describe('toLifelikeTone', () => {
  test('uses all four tones', () => {
    const tones = Array.from({ length: 100 }, (_, day) => toLifelikeTone(day, 0))
    expect(new Set(tones)).toEqual(new Set([1, 2, 3, 4]))
  })
})
