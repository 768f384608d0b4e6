import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { currentVersion } from '@/lib/site/versions'
import { copySources } from '../scripts/tools/build/copy-sources.mjs'
import { measureOutput } from './measure-output'
import { measurePages } from './measure-pages'
import { forgetBuilds, measureStages, sumSeconds } from './measure-stages'

export type Say = (line: string) => void

/** A page to change for the build after a change. */
const changedPage = `content/docs/${currentVersion.id}/features/habits.mdx`

/**
 * Prints the seconds and the peak memory of each stage of a build of the site: from nothing, again, and with one page changed. Then it prints the bytes of
 * one page of each kind.
 */
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
  say(`| all | ${sumSeconds(cold).toFixed(1)} | | ${sumSeconds(warm).toFixed(1)} | ${sumSeconds(changed).toFixed(1)} |`)
  const alone = (cold.prepare?.seconds ?? 0) + (cold.Next?.seconds ?? 0)
  const { pages } = measureOutput(path.join(root, '.out-building'))
  say(`\nPages: ${pages}. The whole build over prepare and Next alone: ${(sumSeconds(cold) / alone).toFixed(2)}\n`)
  renameSync(path.join(root, '.out-building'), path.join(root, 'out'))
  for (const line of measurePages(path.join(root, 'out'))) say(line)
  rmSync(root, { recursive: true, force: true })
}
