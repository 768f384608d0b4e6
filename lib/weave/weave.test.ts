import { describe, expect, test } from 'vitest'
import { type Tone, weave } from './weave'

const cloth = { pitch: 24, thread: 18, slack: 1, tone: (): Tone => 1 }

describe('weave', () => {
  const stitches = weave({ ...cloth, days: 4, rows: 3 })

  test('lays a thread on top at every crossing', () => expect(stitches).toHaveLength(12))

  test('lets days and rows take turns, down and across', () => {
    const threads = stitches.map(({ thread }) => thread)
    expect(threads.slice(0, 3)).toEqual(['warp', 'weft', 'warp'])
    expect(threads.slice(3, 6)).toEqual(['weft', 'warp', 'weft'])
  })

  test('centres a stitch on its crossing, so that half of it sticks out at the edge', () => {
    expect(stitches[0]).toMatchObject({ thread: 'warp', x: -2, y: 3, width: 28, height: 18 })
    expect(stitches[1]).toMatchObject({ thread: 'weft', x: 3, y: 22, width: 18, height: 28 })
  })

  test('leaves the same air between two stitches of one thread', () => {
    const [first, second] = stitches.filter(({ thread, y }) => thread === 'warp' && y === 3)
    expect(second && first && second.x - first.x - first.width).toBe(2 * 24 - 28)
  })

  test('asks for the tone of each crossing', () => {
    const tones = weave({ ...cloth, days: 2, rows: 1, tone: (day) => (day ? 4 : 2) }).map(({ tone }) => tone)
    expect(tones).toEqual([2, 4])
  })
})
