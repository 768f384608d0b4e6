import { writeFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { ImageResponse } from '@vercel/og'
import { OgCard } from '@/components/og/OgCard'
import { cardSize } from '@/lib/discovery/addresses'
import type { Card } from '@/lib/discovery/card'
import type { CardFont } from './card-fonts'

/** A card to draw, and the file to write it to. */
export type CardJob = { href: string; card: Card; file: string }
/** What the thread answers to each job. */
export type CardAnswer = { fault?: string }

const { fonts } = workerData.data as { fonts: CardFont[] }
const faces = fonts.map((font) => ({ ...font, data: font.data.buffer }))

// The library asks the network for characters that the fonts lack, and passes over a failure. A build has no network.
let isLacking = false
globalThis.fetch = async () => {
  isLacking = true
  throw new Error('Cards are drawn without network')
}

parentPort?.on('message', async ({ href, card, file }: CardJob) => {
  isLacking = false
  const answer: CardAnswer = {}
  try {
    const image = new ImageResponse(<OgCard {...card} />, { ...cardSize, fonts: faces })
    const picture = Buffer.from(await image.arrayBuffer())
    if (isLacking) throw new Error('its title or description holds characters that the fonts of the site lack')
    writeFileSync(file, picture)
  } catch (error) {
    answer.fault = `the card of ${href}: ${error instanceof Error ? error.message : error}`
  }
  parentPort?.postMessage(answer)
})
