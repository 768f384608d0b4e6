import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { listEntries } from '@/lib/catalogue/entries'
import { toCardHref } from '@/lib/publish/discovery/addresses'
import { toCard } from '@/lib/publish/discovery/card'
import { readBuildSettings } from '@/lib/site/build-settings.mjs'
import { fail } from '../fail'
import { fontFiles, readCardFonts } from './card-fonts'
import type { CardJob } from './draw-card'
import { type JobAnswer, runInThreads } from './threads'

/**
 * Writes every page's sharing card into `out/og/`. Cards are cached by a hash of everything they're made from, so a build only draws those that have
 * changed.
 */
const { outDir } = readBuildSettings(process.env)
const cache = '.generated/cards'
const sources = [
  ...listFiles('components/og'),
  ...listFiles('lib/weave'),
  'lib/publish/discovery/card.ts',
  'lib/site/config.mjs',
  'scripts/tools/build/draw-card.tsx',
  'scripts/tools/build/card-fonts.ts',
  'node_modules/@vercel/og/package.json',
  ...fontFiles,
]
const start = performance.now()
const drawing = hash(...sources.map((file) => readFileSync(file)))
const cards = listEntries().map((page) => {
  const card = toCard(page)
  return { href: page.href, card, file: path.join(cache, `${hash(drawing, JSON.stringify(card))}.png`) }
})

mkdirSync(cache, { recursive: true })
const missing = cards.filter(({ file }) => !existsSync(file))
const answers = missing.length
  ? await runInThreads<CardJob, JobAnswer>(new URL('./draw-card.tsx', import.meta.url), missing, {
      jobsPerThread: 24,
      data: { fonts: await readCardFonts() },
    })
  : []
const faults = answers.flatMap(({ fault }) => fault ?? [])
if (faults.length > 0) fail(faults.join('\n'))
for (const { href, file } of cards) cpSync(file, path.join(outDir, toCardHref(href)))
const used = new Set(cards.map(({ file }) => path.basename(file)))
for (const name of readdirSync(cache)) if (!used.has(name)) rmSync(path.join(cache, name))
const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.log(`cards: ${cards.length}, ${missing.length} of them drawn, ${seconds} s`)

function listFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .sort()
    .map((name) => path.join(folder, name))
}

function hash(...parts: (string | Buffer)[]): string {
  const digest = createHash('sha256')
  for (const part of parts) digest.update(part)
  return digest.digest('hex')
}
