import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { cardFonts } from '@/components/og/OgCard'

/** The site's font files. Cards can't use any others. */
const fontFiles = ['app/fonts/newsreader-display-500.woff2', 'app/fonts/figtree.woff2'] as const

type FontWeight = 400 | 500 | 600
export type CardFont = { name: string; weight: FontWeight; style: 'normal'; data: Uint8Array<ArrayBuffer> }

/** All Latin characters and punctuation. The subset keeps those that a font has. */
const characters = Array.from({ length: 0x2200 - 0x20 }, (_, index) => String.fromCodePoint(index + 0x20)).join('')

/** Returns the site's fonts in the form that satori reads: uncompressed, and as a separate font for each weight. */
export async function readCardFonts(): Promise<CardFont[]> {
  const [newsreader, figtree] = fontFiles.map((file) => readFileSync(file))
  if (!newsreader || !figtree) throw new Error('The fonts of the cards are missing')
  const cut = async (name: string, file: Buffer, weight: FontWeight, axes = {}): Promise<CardFont> => {
    const data = await subsetFont(file, characters, { targetFormat: 'truetype', variationAxes: axes })
    return { name, weight, style: 'normal', data: new Uint8Array(data) }
  }
  return Promise.all([
    cut(cardFonts.display, newsreader, 500),
    cut(cardFonts.text, figtree, 400, { wght: 400 }),
    cut(cardFonts.text, figtree, 600, { wght: 600 }),
  ])
}
