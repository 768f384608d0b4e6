import { buildMark } from './mark'

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

/** Returns the address of a mark's file. */
export function toBrandHref(id: string, type: 'svg' | 'png'): string {
  return `/brand/${id}.${type}`
}

/** Returns the text of a mark's SVG file, without a background. */
export function writeMarkFile({ weft, warp }: Pick<BrandMark, 'weft' | 'warp'>): string {
  const mark = buildMark()
  const box = `viewBox="0 0 ${mark.size} ${mark.size}" width="512" height="512"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><path fill="${weft}" d="${mark.weft}"/><path fill="${warp}" d="${mark.warp}"/></svg>\n`
}
