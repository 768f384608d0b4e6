import { existsSync, rmSync } from 'node:fs'
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

/** Forgets what earlier builds left, as on a fresh clone. */
export function forgetBuilds(root: string): void {
  for (const name of ['.contentlayer', '.next', '.generated', 'out', '.out-building'])
    if (existsSync(path.join(root, name))) rmSync(path.join(root, name), { recursive: true })
}
