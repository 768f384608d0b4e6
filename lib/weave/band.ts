import { noise } from './noise'
import { toStrokedPath } from './paths'
import { type Stitch, type Tone, tones, weave } from './weave'

/** All stitches of one colour, as a path to fill and stroke with it. */
export type Yarn = Pick<Stitch, 'thread' | 'tone'> & { path: string }
export type Drawing = { width: number; height: number; radius: number; yarns: Yarn[] }

/** Returns a tone. Tones rise and fall over weeks, as real days do: quiet weekends, good and bad stretches. */
export function toLifelikeTone(day: number, row: number): Tone {
  const weeks = Math.sin(day / 9 + row * 1.7) * 0.5 + Math.sin(day / 3.1 + row) * 0.25
  const weekend = day % 7 > 4 ? 0.35 : 0
  const mood = weeks + (noise(day, row) - 0.5) * 1.1 - weekend
  return mood > 0.45 ? 1 : mood > 0 ? 2 : mood > -0.5 ? 3 : 4
}

/** Gathers stitches by colour, one path each. */
export function spin(stitches: readonly Stitch[], radius: number): Yarn[] {
  return (['warp', 'weft'] as const).flatMap((thread) =>
    tones.flatMap((tone) => {
      const own = stitches.filter((stitch) => stitch.thread === thread && stitch.tone === tone)
      return own.length ? [{ thread, tone, path: toStrokedPath(own, radius) }] : []
    }),
  )
}

const radius = 4
/** Whole pixels, so that the edges are sharp. */
const size = { pitch: 24, thread: 18, slack: 1 }

/**
 * Builds a cloth of woven days. The last day is today, with its thread in the fullest tone.
 * @param band.from the first day. A different one gives a different cloth.
 */
export function buildBand({ days, rows, from = 0 }: { days: number; rows: number; from?: number }): Drawing {
  const tone = (day: number, row: number) => (day === days - 1 ? 1 : toLifelikeTone(from + day, row))
  const stitches = weave({ ...size, days, rows, tone })
  return { width: days * size.pitch, height: rows * size.pitch, radius, yarns: spin(stitches, radius) }
}
