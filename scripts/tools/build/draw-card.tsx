import { ImageResponse } from '@vercel/og'
import sharp from 'sharp'
import { OgCard } from '@/components/og/OgCard'
import { cardSize } from '@/lib/publish/discovery/addresses'
import type { Card } from '@/lib/publish/discovery/card'
import { toError } from '@/lib/utils/errors'
import { readCardFonts } from './card-fonts'
import { openKeptResults } from './kept-results'

/** A card to draw for the page at `href`. `key` is what the picture is kept under. */
export type CardJob = { key: string; href: string; card: Card }

/** Each thread cuts the fonts once. */
const faces = readCardFonts().then((fonts) => fonts.map((font) => ({ ...font, data: font.data.buffer })))

/** Draws a card and keeps the picture in the folder `kept`. */
export async function work({ key, href, card }: CardJob, { kept }: { kept: string }): Promise<void> {
  try {
    openKeptResults<Uint8Array>(kept).keep(key, await drawCard(card))
  } catch (error) {
    throw new Error(`the card of ${href}: ${toError(error).message}`)
  }
}

/**
 * Returns a card as a PNG.
 * @throws if the fonts lack a character. The library would ask the network for it and ignore a failure, but a build has no network.
 */
export async function drawCard(card: Card): Promise<Uint8Array> {
  const { fetch } = globalThis
  let isLacking = false
  globalThis.fetch = async () => {
    isLacking = true
    throw new Error('Cards are drawn without network')
  }
  try {
    const image = new ImageResponse(<OgCard {...card} />, { ...cardSize, fonts: await faces })
    const picture = await reduceColours(new Uint8Array(await image.arrayBuffer()))
    if (isLacking) throw new Error("its title or description contains characters that the site's fonts don't have")
    return picture
  } finally {
    globalThis.fetch = fetch
  }
}

/**
 * Returns the picture with at most 256 colours, in a third of the bytes. Apart from the edges of letters, a card has few colours, so it isn't dithered, and
 * choosing the colours with more effort takes three times as long without a difference that anyone could see.
 */
async function reduceColours(picture: Uint8Array): Promise<Uint8Array> {
  const reduced = sharp(picture).png({ palette: true, quality: 60, effort: 3, dither: 0, compressionLevel: 9 })
  return new Uint8Array(await reduced.toBuffer())
}
