import { describe, expect, test } from 'vitest'
import { buildBand, buildSeal, buildTile, buildYears, type Tone, toRoundedPath, toStrokedPath, weave } from './weave'

const cloth = { pitch: 24, thread: 18, slack: 1, tone: (): Tone => 1 }

describe('weave', () => {
  const stitches = weave({ ...cloth, days: 4, rows: 3 })

  test('puts a thread on top at every crossing', () => expect(stitches).toHaveLength(12))

  test('alternates days and rows, down and across', () => {
    const threads = stitches.map(({ thread }) => thread)
    expect(threads.slice(0, 3)).toEqual(['warp', 'weft', 'warp'])
    expect(threads.slice(3, 6)).toEqual(['weft', 'warp', 'weft'])
  })

  test('centres a stitch on its crossing, so that half of it sticks out at the edge', () => {
    expect(stitches[0]).toMatchObject({ thread: 'warp', x: -2, y: 3, width: 28, height: 18 })
    expect(stitches[1]).toMatchObject({ thread: 'weft', x: 3, y: 22, width: 18, height: 28 })
  })

  test('leaves the same gap between two stitches of one thread', () => {
    const [first, second] = stitches.filter(({ thread, y }) => thread === 'warp' && y === 3)
    expect(second && first && second.x - first.x - first.width).toBe(2 * 24 - 28)
  })

  test('uses the tone of each crossing', () => {
    const tones = weave({ ...cloth, days: 2, rows: 1, tone: (day) => (day ? 4 : 2) }).map(({ tone }) => tone)
    expect(tones).toEqual([2, 4])
  })
})

const box = { x: 0, y: -2, width: 18, height: 28 }

describe('toRoundedPath', () => {
  test('goes round a box with an arc at each corner', () => {
    expect(toRoundedPath([box], 4)).toBe('M4-2h10a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4h-10a4 4 0 0 1-4-4v-20a4 4 0 0 1 4-4z')
  })
})

describe('toStrokedPath', () => {
  test('draws the core of a box, to which the stroke adds the radius on every side', () => {
    expect(toStrokedPath([box], 4)).toBe('m4 2h10v20h-10z')
  })

  test('writes at most two decimals, and boxes one after the other', () => {
    const narrow = { x: 0.1 + 0.2, y: 0, width: 2, height: 2 }
    expect(toStrokedPath([narrow, narrow], 0.5)).toBe('m0.8 0.5h1v1h-1zm0 0h1v1h-1z')
  })
})

describe('buildBand', () => {
  const band = buildBand({ days: 30, rows: 6 })

  test('is the same on every run', () => expect(buildBand({ days: 30, rows: 6 })).toEqual(band))

  test('is as wide as its days and as high as its rows', () => {
    expect(band).toMatchObject({ width: 30 * 24, height: 6 * 24 })
  })

  test('has one path for each colour', () => {
    const names = band.paths.map(({ thread, tone }) => thread + tone)
    expect(names).toEqual(['warp1', 'warp2', 'warp3', 'warp4', 'weft1', 'weft2', 'weft3', 'weft4'])
  })

  test('weaves the last day, which is today, in the fullest tone', () => {
    const today = buildBand({ days: 1, rows: 6 })
    expect(today.paths.map(({ thread, tone }) => thread + tone)).toEqual(['warp1', 'weft1'])
  })

  test('draws only whole pixels, which are sharp', () => {
    for (const { path } of band.paths) expect(path).toMatch(/^[mhvz\d\s-]+$/)
  })

  test('stays small, because a page has a hundred days', () => {
    const bytes = buildBand({ days: 104, rows: 6 }).paths.reduce((sum, { path }) => sum + path.length, 0)
    expect(bytes).toBeLessThan(16_000)
  })
})

describe('buildYears', () => {
  const months = (...counts: (number | undefined)[]) => ({ months: Array.from({ length: 12 }, (_, at) => counts[at]) })
  const listTones = (...years: ReturnType<typeof months>[]) =>
    buildYears(years).paths.map(({ thread, tone }) => thread + tone)

  test('has a row for each year and a column for each month', () => {
    expect(buildYears([months(1), months(2)])).toMatchObject({ width: 12 * 24 + 4, height: 2 * 24 + 4 })
  })

  test("is fuller the higher a month's count, and fullest in the newest month", () => {
    expect(listTones(months(0, 6, 1, 4, 2), months(3))).toEqual(['warp3', 'warp4', 'weft1', 'weft2'])
    expect(listTones(months(0, 0))).toEqual(['warp4', 'weft1'])
  })

  test('weaves no months without a count', () => {
    expect(listTones(months(undefined, 2))).toEqual(['weft1'])
    expect(listTones()).toEqual([])
  })
})

describe('buildSeal', () => {
  test('is the same for the same text', () => expect(buildSeal('Jonas')).toEqual(buildSeal('Jonas')))

  test('differs for another text', () => expect(buildSeal('Jonas').paths).not.toEqual(buildSeal('Petra').paths))

  test('reveals nothing about a text except its length', () => {
    const [short, long] = [buildSeal('Good'), buildSeal('Call Dr Weiss about the results')]
    expect(short).toMatchObject({ width: 32, height: 16 })
    expect(long.width).toBeGreaterThan(short.width)
  })

  test('grows no further than a small rectangle', () => {
    expect(buildSeal('long '.repeat(100))).toMatchObject({ width: 120, height: 32 })
  })
})

describe('buildTile', () => {
  test('runs down the page, so days run across', () => {
    const { width, height, paths } = buildTile({ days: 4, rows: 2 })
    expect({ width, height }).toEqual({ width: 16, height: 32 })
    const isTall = (path: string) => /^m[\d.-]+ ?[\d.-]+h3v6h/.test(path)
    expect(paths.filter(({ path }) => isTall(path)).every(({ thread }) => thread === 'warp')).toBe(true)
    expect(paths.some(({ path }) => isTall(path))).toBe(true)
  })
})
