import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { brandColors, brandMarks, buildMark, toBrandHref } from './brand'

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

describe('brandMarks', () => {
  test('have different names and files', () => {
    expect(new Set(brandMarks.map(({ id }) => id)).size).toBe(brandMarks.length)
    expect(new Set(brandMarks.map(({ name }) => name)).size).toBe(brandMarks.length)
  })

  test.each(brandMarks)('$id is the mark in its colours', ({ id, weft, warp }) => {
    const file = readFileSync(`public${toBrandHref(id, 'svg')}`, 'utf8')
    const mark = buildMark()
    expect(file).toContain(`viewBox="0 0 ${mark.size} ${mark.size}"`)
    expect([...file.matchAll(/<path fill="([^"]+)" d="([^"]+)"/g)].map(([, ...path]) => path)).toEqual([
      [weft, mark.weft],
      [warp, mark.warp],
    ])
  })
})

describe('buildMark', () => {
  test('builds the mark that the navbar draws', () => {
    const drawn = readFileSync('components/layout/Mark.tsx', 'utf8')
    const { weft, warp } = buildMark()
    expect([...drawn.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)).toEqual([weft, warp])
  })
})
