import { toRoundedPath } from './paths'
import { weave } from './weave'

const edge = 3

/** Builds the mark on a square of 32 by 32: two threads woven over and under two others. */
export function buildMark(): { size: number; weft: string; warp: string } {
  const stitches = weave({ days: 2, rows: 2, pitch: 13, thread: 9.6, slack: 0.9, tone: () => 1 })
  const draw = (thread: 'weft' | 'warp') =>
    toRoundedPath(
      stitches
        .filter((stitch) => stitch.thread === thread)
        .map((stitch) => ({ ...stitch, x: stitch.x + edge, y: stitch.y + edge })),
      2.8,
    )
  return { size: 32, weft: draw('weft'), warp: draw('warp') }
}
