import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type Measurement, measureCommand } from './measure-command'

/** The steps of `npm run build`, as it takes them. */
const stages: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'check of the content': [['tsx', 'scripts/check-content.ts']],
  content: [
    ['tsx', 'scripts/write-generated.ts'],
    ['contentlayer2', 'build'],
    ['tsx', 'scripts/build-trees.ts'],
    ['tsx', 'scripts/build-feeds.ts'],
    ['tsx', 'scripts/build-api.ts'],
  ],
  search: [['tsx', 'scripts/build-search-index.ts']],
  Next: [['next', 'build']],
  'Markdown twins, sitemap': [['tsx', 'scripts/build-discovery.ts']],
  cards: [['tsx', 'scripts/build-cards.ts']],
  'finish and compression': [['tsx', 'scripts/finish.ts']],
  'check of the export': [['tsx', 'scripts/check-export.ts']],
}

export type StageTimes = Record<keyof typeof stages, Measurement>

/** Builds the site in `root` stage by stage. @throws when one fails */
export async function measureStages(root: string): Promise<StageTimes> {
  const env = { ...process.env, SITE_OUT: '.out-building' }
  rmSync(path.join(root, '.out-building'), { recursive: true, force: true })
  const times: [string, Measurement][] = []
  for (const [name, commands] of Object.entries(stages)) {
    const sum = { seconds: 0, cpuSeconds: 0, peakMegabytes: 0 }
    for (const command of commands) {
      const { seconds, cpuSeconds, peakMegabytes } = await measureCommand('npx', [...command], root, { env })
      sum.seconds += seconds
      sum.cpuSeconds += cpuSeconds
      sum.peakMegabytes = Math.max(sum.peakMegabytes, peakMegabytes)
    }
    times.push([name, sum])
    console.error(`  ${name}: ${sum.seconds.toFixed(1)} s, ${sum.peakMegabytes} MB`)
  }
  return Object.fromEntries(times)
}

/** Forgets what earlier builds left, as on a fresh clone. */
export function forgetBuilds(root: string): void {
  for (const name of ['.contentlayer', '.next', '.generated', 'out', '.out-building'])
    if (existsSync(path.join(root, name))) rmSync(path.join(root, name), { recursive: true })
}
