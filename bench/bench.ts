import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { measureLoad } from './measure-load'
import { measureSite } from './measure-site'

/**
 * `npm run bench`: build times, peak memory, and bytes of one page of each kind. `--pages 1000` measures a generated corpus of that many
 * documentation pages instead, `--search` the search beside other engines, `--load` what nginx sends of the `out/` that is there; `--append` keeps the figures in bench/history.md. Times are of
 * this machine: compare ratios.
 */
const { values } = parseArgs({
  options: {
    pages: { type: 'string' },
    search: { type: 'boolean', default: false },
    load: { type: 'boolean', default: false },
    append: { type: 'boolean', default: false },
  },
})
const pages = values.pages === undefined ? undefined : Number(values.pages)
if (pages !== undefined && !(Number.isInteger(pages) && pages > 0)) {
  console.error(`--pages is "${values.pages}", but must be a whole number above 0.`)
  process.exit(1)
}

const lines: string[] = []
const say = (line: string) => {
  lines.push(line)
  console.log(line)
}

if (values.search) {
  // The records are read from what this makes, so it comes before the import.
  execFileSync('npm', ['run', '--silent', 'build:content'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const { measureSearch } = await import('./search/measure-search')
  await measureSearch(say)
} else if (values.load) {
  say(`\n## ${new Date().toISOString().slice(0, 10)}, under load, Node ${process.versions.node}\n`)
  for (const line of await measureLoad('out')) say(line)
} else await measureSite(say, pages)

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
