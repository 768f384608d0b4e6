import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { currentVersion } from '@/lib/site/versions'
import { copySources } from '../scripts/tools/build/copy-sources.mjs'
import { measurePages } from './measure-pages'
import { forgetBuilds, measureStages, type StageTimes } from './measure-stages'

export type Say = (line: string) => void

/** A page to change for the build after a change. */
const changedPage = `content/docs/${currentVersion.id}/features/habits.mdx`

/** Seconds and peak memory of each stage of a build of the site: from nothing, again, and with one page changed; then bytes of one page of each kind. */
export async function measureSite(say: Say): Promise<void> {
  const root = await copySources('bench')
  forgetBuilds(root)
  const cold = await measureStages(root)
  const warm = await measureStages(root)
  const file = path.join(root, changedPage)
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, 'title: Habits and streaks'))
  const changed = await measureStages(root)

  say('| stage | cold, s | peak, MB | again, s | one page changed, s |\n|---|---|---|---|---|')
  for (const [name, { seconds, peakMegabytes }] of Object.entries(cold))
    say(
      `| ${name} | ${seconds.toFixed(1)} | ${peakMegabytes} | ${warm[name]?.seconds.toFixed(1)} | ${changed[name]?.seconds.toFixed(1)} |`,
    )
  say(`| all | ${sum(cold).toFixed(1)} | | ${sum(warm).toFixed(1)} | ${sum(changed).toFixed(1)} |`)
  const alone = (cold.prepare?.seconds ?? 0) + (cold.Next?.seconds ?? 0)
  say(`\nPages: ${countPages(root)}. The whole build over prepare and Next alone: ${(sum(cold) / alone).toFixed(2)}\n`)
  renameSync(path.join(root, '.out-building'), path.join(root, 'out'))
  for (const line of measurePages(path.join(root, 'out'))) say(line)
  rmSync(root, { recursive: true, force: true })
}

export const sum = (times: StageTimes) => Object.values(times).reduce((total, { seconds }) => total + seconds, 0)

export function countPages(root: string): number {
  const files = readdirSync(path.join(root, '.out-building'), { recursive: true, encoding: 'utf8' })
  return files.filter((name) => name.endsWith('.html')).length
}
