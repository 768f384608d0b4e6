import { toRoundedPath, weave } from './weave'

/** The colours of the product, by the names of their dyes. A test compares them with `tokens.css`. */
export const brandColors = {
  madder: { name: 'Madder red', hex: '#c91731' },
  logwood: { name: 'Logwood violet', hex: '#6133b8' },
  lightMadder: { name: 'Madder red on dark', hex: '#fd7273' },
  lightLogwood: { name: 'Logwood violet on dark', hex: '#a892f4' },
  ink: { name: 'Ink', hex: '#1f1c26' },
  paper: { name: 'Paper', hex: '#ffffff' },
} as const

export type BrandMark = { id: string; name: string; weft: string; warp: string; ground: string }

const { madder, logwood, lightMadder, lightLogwood, ink, paper } = brandColors

/** The versions of the mark that others may use. Each has the files `public/brand/<id>.svg` and `.png`. */
export const brandMarks: readonly BrandMark[] = [
  { id: 'mark', name: 'In colour', weft: madder.hex, warp: logwood.hex, ground: paper.hex },
  { id: 'mark-on-dark', name: 'In colour, on dark', weft: lightMadder.hex, warp: lightLogwood.hex, ground: ink.hex },
  { id: 'mark-ink', name: 'In one colour', weft: ink.hex, warp: ink.hex, ground: paper.hex },
  { id: 'mark-paper', name: 'In one colour, on dark', weft: paper.hex, warp: paper.hex, ground: ink.hex },
]

/**
 * The mark with the product's name, in the same two files. The letters are outlines of the typeface of the headings, so they have to be drawn again if the
 * product gets another name (docs/decisions/073-press-kit.md).
 */
export const brandWordmarks = [
  { id: 'wordmark', name: 'With the name', ground: paper.hex },
  { id: 'wordmark-on-dark', name: 'With the name, on dark', ground: ink.hex },
] as const

/** The themes in which there's a picture of each screen in the press kit. */
export const pressThemes = ['light', 'dark'] as const

/** Returns the address of a picture for the press, which `scripts/tools/build/draw-press.ts` takes from the press page. */
export const toPressPictureHref = (id: string, theme: (typeof pressThemes)[number]): string =>
  `/brand/screens/${id}-${theme}.png`

/** Returns the address of a mark's file. */
export function toBrandHref(id: string, type: 'svg' | 'png'): string {
  return `/brand/${id}.${type}`
}

const edge = 3

/**
 * Builds the mark on a square of 32 by 32: two threads woven over and under two others.
 * @returns `start` and `width` are the position and size of what's drawn in the square
 */
export function buildMark(): { size: number; start: number; width: number; weft: string; warp: string } {
  const stitches = weave({ days: 2, rows: 2, pitch: 13, thread: 9.6, slack: 0.9, tone: () => 1 })
  const draw = (thread: 'weft' | 'warp') =>
    toRoundedPath(
      stitches
        .filter((stitch) => stitch.thread === thread)
        .map((stitch) => ({ ...stitch, x: stitch.x + edge, y: stitch.y + edge })),
      2.8,
    )
  const start = edge + Math.min(...stitches.map(({ x }) => x))
  return { size: 32, start, width: 32 - 2 * start, weft: draw('weft'), warp: draw('warp') }
}
