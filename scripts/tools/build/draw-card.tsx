import { writeFileSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { ImageResponse } from '@vercel/og'
import { OgCard } from '@/components/og/OgCard'
import { cardSize } from '@/lib/publish/discovery/addresses'
import type { Card } from '@/lib/publish/discovery/card'
import { toError } from '@/lib/utils/errors'
import type { CardFont } from './card-fonts'
import { answerJobs } from './threads'

/** A card to draw, and the file to write it to. */
export type CardJob = { href: string; card: Card; file: string }

const { fonts } = workerData.data as { fonts: CardFont[] }
const faces = fonts.map((font) => ({ ...font, data: font.data.buffer }))

// If the fonts lack a character, the library asks the network for it and ignores a failure. A build has no network.
let isLacking = false
globalThis.fetch = async () => {
  isLacking = true
  throw new Error('Cards are drawn without network')
}

answerJobs(async ({ href, card, file }: CardJob) => {
  isLacking = false
  try {
    const image = new ImageResponse(<OgCard {...card} />, { ...cardSize, fonts: faces })
    const picture = Buffer.from(await image.arrayBuffer())
    if (isLacking) throw new Error('its title or description holds characters that the fonts of the site lack')
    writeFileSync(file, picture)
  } catch (error) {
    throw new Error(`the card of ${href}: ${toError(error).message}`)
  }
})
