import type { Entry } from '@/lib/catalogue/entry'
import { toCardHref } from '@/lib/publish/discovery/addresses'
import { toCard } from '@/lib/publish/discovery/card'
import type { CardJob } from './draw-card'
import { hashFiles } from './ensure-built.mjs'
import type { ExportFolder } from './export-folder'
import { runKeptJobs, toKey } from './kept-results'

/** What a card is drawn with. */
const sources = [
  'app/fonts',
  'components/og',
  'lib/weave',
  'lib/publish/discovery/card.ts',
  'lib/site/config.mjs',
  'scripts/tools/build/draw-card.tsx',
  'scripts/tools/build/card-fonts.ts',
  'node_modules/@vercel/og/package.json',
  'node_modules/sharp/package.json',
]

/**
 * Writes every page's sharing card into `og/`. Cards are kept by a hash of everything they're made from, so a build only draws those that have changed.
 * @param kept the folder for cards of earlier builds
 * @returns the number of cards that were drawn
 */
export function drawCards(site: ExportFolder, entries: readonly Entry[], kept: string): Promise<number> {
  const drawing = hashFiles(sources)
  const jobs = entries.map((entry): CardJob => {
    const card = toCard(entry)
    return { key: toKey(drawing, JSON.stringify(card)), href: entry.href, card }
  })
  return runKeptJobs({
    module: new URL('./draw-card.tsx', import.meta.url),
    jobs,
    data: { kept },
    jobsPerThread: 24,
    place: ({ href }, picture: Uint8Array) => site.write(toCardHref(href), picture),
  })
}
