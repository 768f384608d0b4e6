import satori from 'satori'
import { beforeAll, describe, expect, test } from 'vitest'
import { OgCard } from '@/components/og/OgCard'
import { cardSize } from '@/lib/publish/discovery/addresses'
import { type Card, toTitleSize } from '@/lib/publish/discovery/card'
import { type CardFont, readCardFonts } from './card-fonts'

let fonts: CardFont[]
beforeAll(async () => {
  fonts = await readCardFonts()
})

type Word = { text: string; size: number; left: number; right: number; base: number }

/** Draws a card and returns its words with their positions. */
async function draw(card: Partial<Card>): Promise<Word[]> {
  const whole = { title: 'Habits', description: 'Words.', seed: 1, ...card }
  const faces = fonts.map((font) => ({ ...font, data: font.data.buffer }))
  const svg = await satori(<OgCard {...whole} />, { ...cardSize, fonts: faces, embedFont: false })
  return Array.from(svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g), ([, attributes = '', text = '']) => {
    const read = (name: string) => Number(new RegExp(`(?:^| )${name}="([\\d.]+)"`).exec(attributes)?.[1])
    return { text, size: read('font-size'), left: read('x'), right: read('x') + read('width'), base: read('y') }
  })
}

const lines = (words: readonly Word[], size: number) =>
  new Set(words.filter((word) => word.size === size).map(({ base }) => Math.round(base))).size

const description = `${'A long description with many words in it '.repeat(4).trim().slice(0, 154)}.`
const titles = [
  'Notifications and synchronisation',
  'Plan your day and keep a journal in one encrypted app',
  'Tasks, habits, journal, notes, mood tracker, people and relationships, with or without a network',
  'Donaudampfschifffahrtsgesellschaftskapitänswitwen',
]

describe('the card', () => {
  test.each(titles.flatMap((title) => [{ title }, { title, version: '2.1.13' }]))(
    'fits "$title" with a long description, version $version',
    async (card) => {
      const words = await draw({ ...card, description, label: 'Documentation / Features / Tasks / Integrations' })
      const size = toTitleSize(card.title)
      const title = words.filter((word) => word.size === size)
      expect(
        title
          .map(({ text }) => text)
          .join('')
          .replaceAll('-', ''),
      ).toContain(card.title.split(' ').at(-1))
      expect(lines(words, size)).toBeLessThanOrEqual(3)
      expect(lines(words, 30)).toBeLessThanOrEqual(2)
      for (const { text, left, right, base } of words) {
        expect(left, text).toBeGreaterThanOrEqual(71)
        expect(right, text).toBeLessThanOrEqual(cardSize.width - 71)
        // The cloth begins below this line.
        expect(base, text).toBeLessThan(478)
      }
      // The title has to be below the line with the name.
      expect(Math.min(...title.map(({ base }) => base)) - size * 0.8).toBeGreaterThan(100)
    },
  )

  test('keeps a short title on one line', async () => {
    const words = await draw({ title: 'Work-in-progress limit' })
    expect(lines(words, toTitleSize('Work-in-progress limit'))).toBe(1)
  })
})
