import type { Stitch } from './weave'

type Box = Pick<Stitch, 'x' | 'y' | 'width' | 'height'>

/** As few characters as the picture allows. */
const write = (number: number) => String(Math.round(number * 100) / 100)

/** The outlines of boxes with round corners, to fill. */
export function toRoundedPath(boxes: readonly Box[], radius: number): string {
  const pair = (x: number, y: number) => `${write(x)}${y < 0 ? '' : ' '}${write(y)}`
  const corner = (x: number, y: number) =>
    `a${pair(radius, radius)} 0 0 ${pair(1, x * radius)}${y < 0 ? '' : ' '}${write(y * radius)}`
  return boxes
    .map(({ x, y, width, height }) => {
      const [across, down] = [width - 2 * radius, height - 2 * radius].map(write)
      return `M${pair(x + radius, y)}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h-${across}${corner(-1, -1)}v-${down}${corner(1, -1)}z`
    })
    .join('')
}

/**
 * The same boxes for a path that is filled and stroked: stroke width twice the radius, joins round. A quarter of the bytes, which
 * counts in a cloth of hundreds of stitches.
 */
export function toStrokedPath(boxes: readonly Box[], radius: number): string {
  return boxes
    .map(({ x, y, width, height }) => {
      const [across, down] = [width - 2 * radius, height - 2 * radius].map(write)
      return `M${write(x + radius)} ${write(y + radius)}h${across}v${down}h-${across}z`
    })
    .join('')
}
