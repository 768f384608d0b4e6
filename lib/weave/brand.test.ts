import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { brandColors, brandMarks, writeMarkFile } from './brand'

const tokens = readFileSync('app/styles/tokens.css', 'utf8')
const readPalette = (name: string) => new RegExp(`--${name}: (#\\w+);`).exec(tokens)?.[1]

describe('brandColors', () => {
  test.each([
    ['madder', 'red-600'],
    ['logwood', 'violet-700'],
    ['lightMadder', 'red-400'],
    ['lightLogwood', 'violet-400'],
    ['ink', 'grey-950'],
    ['paper', 'grey-0'],
  ] as const)('%s is the palette’s %s', (color, name) => {
    expect(brandColors[color].hex).toBe(readPalette(name))
  })
})

test('each mark has a name and a file of its own', () => {
  expect(new Set(brandMarks.map(({ id }) => id)).size).toBe(brandMarks.length)
  expect(new Set(brandMarks.map(({ name }) => name)).size).toBe(brandMarks.length)
})

describe('writeMarkFile', () => {
  test('is an SVG file of two paths in the given colours', () => {
    const file = writeMarkFile({ weft: '#111111', warp: '#222222' })
    expect(file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 32 32"/)
    expect([...file.matchAll(/fill="([^"]+)"/g)].map(([, color]) => color)).toEqual(['#111111', '#222222'])
  })
})
