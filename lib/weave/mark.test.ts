import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildMark } from './mark'

test('is the mark that the navbar draws', () => {
  const drawn = readFileSync('components/layout/Mark.tsx', 'utf8')
  const { weft, warp } = buildMark()
  expect([...drawn.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)).toEqual([weft, warp])
})
