import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { comparePictures } from './compare-pictures'

const { at, write } = createTempFolder()

type Spot = { left: number; top: number; color?: string }

/** Writes a white picture with spots of 10 by 10 pixels. */
async function draw(name: string, width: number, height: number, spots: readonly Spot[] = []): Promise<string> {
  write(name, '')
  const layers = spots.map(({ left, top, color = 'black' }) => ({
    input: { create: { width: 10, height: 10, channels: 3 as const, background: color } },
    left,
    top,
  }))
  const white = sharp({ create: { width, height, channels: 3, background: 'white' } })
  await white.composite(layers).webp({ lossless: true }).toFile(at(name))
  return at(name)
}

test('finds the area that differs, even slightly', async () => {
  const before = await draw('before.webp', 300, 60)
  const after = await draw('after.webp', 300, 60, [{ left: 5, top: 40, color: '#fafafa' }])
  expect(await comparePictures([before, after])).toEqual({
    height: 60,
    areas: [{ left: 5, top: 40, width: 10, height: 10 }],
  })
})

test('finds nothing in pictures that look the same', async () => {
  const files = [await draw('before.webp', 300, 60), await draw('after.webp', 300, 60)]
  expect(await comparePictures(files)).toBeUndefined()
})

test('joins differences that are close together, and keeps others apart', async () => {
  const before = await draw('before.webp', 300, 300)
  const spots = [0, 30, 200].map((top) => ({ left: 100, top }))
  const after = await draw('after.webp', 300, 300, spots)
  expect((await comparePictures([before, after]))?.areas).toEqual([
    { left: 100, top: 0, width: 10, height: 40 },
    { left: 100, top: 200, width: 10, height: 10 },
  ])
})

test('lists differences in the text of a wide page before those next to it', async () => {
  const sidebar = { left: 20, top: 10 }
  const before = await draw('before.webp', 1000, 60)
  const both = await draw('both.webp', 1000, 60, [sidebar, { left: 500, top: 30 }])
  expect((await comparePictures([before, both]))?.areas.map(({ top }) => top)).toEqual([30, 10])
})

test('finds where the shorter picture ends if the rest is the same, and no areas in a single picture', async () => {
  const files = [await draw('before.webp', 300, 60), await draw('after.webp', 300, 80)]
  expect(await comparePictures(files)).toEqual({ height: 80, areas: [{ left: 0, top: 60, width: 300, height: 20 }] })
  expect(await comparePictures(files.slice(1))).toEqual({ height: 80, areas: [] })
})

test('returns at most 20 areas', async () => {
  const before = await draw('before.webp', 100, 5000)
  const spots = Array.from({ length: 45 }, (_, index) => ({ left: 50, top: index * 100 }))
  const after = await draw('after.webp', 100, 5000, spots)
  const { areas = [] } = (await comparePictures([before, after])) ?? {}
  expect(areas).toHaveLength(15)
  expect(areas.at(-1)).toMatchObject({ top: 4200, height: 210 })
})
