import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { makeWorkshop } from '../scripts/support/workshop.mjs'
import { measureBrowser } from './measure-browser'
import { measureCommand } from './measure-command'
import { measurePages } from './measure-pages'
import { writeCorpus } from './write-corpus'

/** Build times, peak memory, and bytes of one page of each kind, in a copy of the project. @param pages of a generated corpus, in place of the site's own */
export async function measureSite(say: (line: string) => void, pages: number | undefined): Promise<void> {
  const workshop = await makeWorkshop('bench')
  if (pages !== undefined) writeCorpus(workshop, pages)

  say(
    `\n## ${new Date().toISOString().slice(0, 10)}, ${pages === undefined ? 'the site' : `${pages} generated pages`}, Node ${process.versions.node}\n`,
  )
  say('| step | seconds | peak memory, MB |\n|---|---|---|')
  const step = async (name: string, command: string, args: string[]) => {
    const { seconds, peakMegabytes } = await measureCommand(command, args, workshop)
    say(`| ${name} | ${seconds.toFixed(1)} | ${peakMegabytes} |`)
    return seconds
  }
  const clean = () => {
    for (const name of ['.contentlayer', '.next', 'out'])
      rmSync(path.join(workshop, name), { recursive: true, force: true })
  }

  const whole = await step('whole build, cold', 'npm', ['run', '--silent', 'build'])
  await step('whole build, warm', 'npm', ['run', '--silent', 'build'])
  const html = readdirSync(path.join(workshop, 'out'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
  say(`Pages: ${html.length}\n`)
  for (const line of measurePages(path.join(workshop, 'out'))) say(line)
  if (pages === undefined) for (const line of ['', ...(await measureBrowser(path.join(workshop, 'out')))]) say(line)

  clean()
  say('\nEach tool alone:\n\n| step | seconds | peak memory, MB |\n|---|---|---|')
  const contentlayer = await step('Contentlayer alone, cold', 'npx', ['contentlayer2', 'build'])
  const next = await step('Next alone, cold', 'npx', ['next', 'build'])
  say(`\nWhole build over the sum of both alone: ${(whole / (contentlayer + next)).toFixed(2)}`)

  rmSync(workshop, { recursive: true, force: true })
}
