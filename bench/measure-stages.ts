import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildStages } from '../scripts/tools/build/stages.mjs'
import { type Measurement, measureCommand } from './measure-command'

export type StageTimes = Record<string, Measurement>

/** Builds the site in `root` stage by stage. @throws when one fails */
export async function measureStages(root: string): Promise<StageTimes> {
  const env = { ...process.env, SITE_OUT: '.out-building' }
  rmSync(path.join(root, '.out-building'), { recursive: true, force: true })
  const times: [string, Measurement][] = []
  for (const [name, commands] of Object.entries(buildStages)) {
    const sum = { seconds: 0, cpuSeconds: 0, peakMegabytes: 0 }
    for (const [command, args] of commands) {
      const { seconds, cpuSeconds, peakMegabytes } = await measureCommand(command, args, root, { env })
      sum.seconds += seconds
      sum.cpuSeconds += cpuSeconds
      sum.peakMegabytes = Math.max(sum.peakMegabytes, peakMegabytes)
    }
    times.push([name, sum])
    console.error(`  ${name}: ${sum.seconds.toFixed(1)} s, ${sum.peakMegabytes} MB`)
  }
  return Object.fromEntries(times)
}

export const sumSeconds = (times: StageTimes) => Object.values(times).reduce((total, { seconds }) => total + seconds, 0)

/** Where a build keeps the social cards that it has drawn. */
export const cardFolder = '.generated/cards'

/**
 * Forgets what earlier builds left, as on a fresh clone. With `keepsCards`, the next build doesn't draw social cards again.
 * @throws when no card has been drawn yet
 */
export function forgetBuilds(root: string, { keepsCards = false } = {}): void {
  if (keepsCards && !existsSync(path.join(root, cardFolder)))
    throw new Error(
      `There are no social cards in ${cardFolder}. If builds now keep them elsewhere, adapt bench/measure-stages.ts`,
    )
  const generated = existsSync(path.join(root, '.generated')) ? readdirSync(path.join(root, '.generated')) : []
  const names = ['.contentlayer', '.next', 'out', '.out-building', ...generated.map((name) => `.generated/${name}`)]
  for (const name of names)
    if (!(keepsCards && name === cardFolder)) rmSync(path.join(root, name), { recursive: true, force: true })
}
