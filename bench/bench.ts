import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { makeWorkshop } from '../scripts/support/workshop.mjs'
import { measureBrowser } from './measure-browser'
import { measureCommand } from './measure-command'
import { measurePages } from './measure-pages'
import { writeCorpus } from './write-corpus'

/**
 * `npm run bench`: build times, peak memory, and bytes of one page of each kind. `--pages 1000` measures a generated corpus of that many
 * documentation pages instead; `--append` keeps the figures in bench/history.md. Times are of this machine: compare ratios.
 */
const { values } = parseArgs({ options: { pages: { type: 'string' }, append: { type: 'boolean', default: false } } })
const pages = values.pages === undefined ? undefined : Number(values.pages)
if (pages !== undefined && !(Number.isInteger(pages) && pages > 0)) {
  console.error(`--pages is "${values.pages}", but must be a whole number above 0.`)
  process.exit(1)
}

const workshop = await makeWorkshop('bench')
if (pages !== undefined) writeCorpus(workshop, pages)

const lines: string[] = []
const say = (line: string) => {
  lines.push(line)
  console.log(line)
}

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
if (values.append) {
  const history = 'bench/history.md'
  if (!existsSync(history))
    writeFileSync(
      history,
      '# Figures over time\n\nMade by `npm run bench -- --append`. Times depend on the machine; ratios and bytes do not.\n',
    )
  appendFileSync(history, `${lines.join('\n')}\n`)
  console.log(`\nAppended to ${history} (${readFileSync(history, 'utf8').split('\n').length} lines)`)
}
