import { type Drawing, spin } from './band'
import { noise } from './noise'
import { type Tone, weave } from './weave'

const radius = 1.5
const size = { pitch: 8, thread: 6, slack: 0.5 }
const longest = 15
const mostRows = 4

/** Builds what a server has of encrypted text: a cloth that grows with the length of the text, up to a small rectangle. */
export function buildSeal(words: string): Drawing {
  const stitches = Math.max(4, Math.ceil(words.length / 2.5))
  const days = Math.min(longest, stitches)
  const rows = Math.min(mostRows, 2 * Math.ceil(stitches / longest))
  const seed = [...words].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  // The palest tone would be hard to see on a muted surface.
  const tone = (day: number, row: number) => (1 + Math.floor(noise(seed + day, row) * 3)) as Tone
  return {
    width: days * size.pitch,
    height: rows * size.pitch,
    radius,
    yarns: spin(weave({ ...size, days, rows, tone }), radius),
  }
}
