import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeWorkshop } from '../scripts/support/workshop.mjs'
import { measurePages } from './measure-pages'
import { forgetBuilds, measureStages, type StageTimes } from './measure-stages'
import { writeCorpus } from './write-corpus'

type Say = (line: string) => void

/** A page to change for the build after a change. */
const changedPage = 'content/docs/2.x/features/habits.mdx'

/** Seconds and peak memory of each stage of a build of the site: from nothing, again, and with one page changed; then bytes of one page of each kind. */
export async function measureSite(say: Say): Promise<void> {
  const root = await makeWorkshop('bench')
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
  const alone = (cold.content?.seconds ?? 0) + (cold.Next?.seconds ?? 0)
  say(
    `\nPages: ${countPages(root)}. The whole build over its content and Next alone: ${(sum(cold) / alone).toFixed(2)}\n`,
  )
  renameSync(path.join(root, '.out-building'), path.join(root, 'out'))
  for (const line of measurePages(path.join(root, 'out'))) say(line)
  rmSync(root, { recursive: true, force: true })
}

/** What a page costs as the site grows: seconds of a cold build and peak memory, stage by stage, for each number of documentation pages. */
export async function measureGrowth(say: Say, counts: readonly number[]): Promise<void> {
  const builds: { pages: number; times: StageTimes }[] = []
  for (const count of counts) {
    const root = await makeWorkshop('bench')
    writeCorpus(root, count)
    forgetBuilds(root)
    const times = await measureStages(root)
    builds.push({ pages: countPages(root), times })
    rmSync(root, { recursive: true, force: true })
  }
  say(`| stage | ${builds.map(({ pages }) => `${pages} pages, s | ms a page | peak, MB`).join(' | ')} |`)
  say(`|---${'|---'.repeat(3 * builds.length)}|`)
  const show = (name: string, pick: (times: StageTimes) => { seconds: number; peakMegabytes: number }) => {
    const cells = builds.map(({ pages, times }) => {
      const { seconds, peakMegabytes } = pick(times)
      return `${seconds.toFixed(1)} | ${((1000 * seconds) / pages).toFixed(0)} | ${peakMegabytes}`
    })
    say(`| ${name} | ${cells.join(' | ')} |`)
  }
  for (const name of Object.keys(builds[0]?.times ?? {}))
    show(name, (times) => times[name] ?? { seconds: 0, peakMegabytes: 0 })
  show('all', (times) => ({
    seconds: sum(times),
    peakMegabytes: Math.max(...Object.values(times).map(({ peakMegabytes }) => peakMegabytes)),
  }))
}

const sum = (times: StageTimes) => Object.values(times).reduce((total, { seconds }) => total + seconds, 0)

function countPages(root: string): number {
  const files = readdirSync(path.join(root, '.out-building'), { recursive: true, encoding: 'utf8' })
  return files.filter((name) => name.endsWith('.html')).length
}
