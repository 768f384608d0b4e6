import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { contentStages, runStages } from '../scripts/tools/build/stages.mjs'
import { fail, readArguments } from '../scripts/tools/fail.mjs'
import { measureLighthouse } from './browser/measure-lighthouse'
import { choosePageKinds, pageKinds } from './browser/page-kinds'
import { measureDev } from './measure-dev'
import { measureGrowth } from './measure-growth'
import { measureLoad } from './measure-load'
import { measureSite } from './measure-site'
import { measureWords } from './measure-words'
import { choosePeerPart, chooseSites, measurePeers, peerParts, siteNames } from './peers/measure-peers'

/**
 * `npm run bench` measures build times, peak memory, and the bytes of one page of each kind. `--pages 250,1000,4000` instead measures generated
 * documentation with that many pages (build, files, a visit), and `--search` compares our search with other engines. In the existing `out/`, `--browser`
 * measures what pages cost a browser, and `--lighthouse` how Lighthouse rates them; `--kinds documentation,download` limits both to those kinds. `--load`
 * measures what nginx and Caddy send from it, and `--paints` how soon pages of each kind are painted on slow lines. `--peers` measures pages and builds of
 * our site, Docusaurus, Starlight and Rspress in one run; `--peers pages` or `--peers builds` measures only one of the two, `--sites ours,Docusaurus` only
 * those sites, and `--runs 1` shortens the run. `--words` measures the sentences of every page, and `--dev` what editors wait for in `npm run dev`.
 * `--append` adds the figures to bench/history.md. Times depend on the machine, so compare ratios.
 */
const { values, positionals } = readArguments({
  allowPositionals: true,
  options: {
    pages: { type: 'string' },
    search: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: false },
    lighthouse: { type: 'boolean', default: false },
    load: { type: 'boolean', default: false },
    paints: { type: 'boolean', default: false },
    words: { type: 'boolean', default: false },
    dev: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
    kinds: { type: 'string' },
    sites: { type: 'string' },
    runs: { type: 'string', default: '3' },
    append: { type: 'boolean', default: false },
  },
})
const counts = values.pages?.split(',').map(Number)
if (counts?.some((count) => !(Number.isInteger(count) && count > 0)))
  fail(`--pages is "${values.pages}", but must be whole numbers above 0, such as 250,1000.`)
const kinds =
  choosePageKinds(values.kinds) ??
  fail(`--kinds is "${values.kinds}", but must be some of: ${Object.keys(pageKinds).join(', ')}.`)

const part = choosePeerPart(values.peers ? positionals : [])
if (!part)
  fail(
    `--peers is "${positionals.join(' ')}", but must be one of: ${peerParts.join(', ')}. Leave it out to measure both.`,
  )
const sites =
  chooseSites(values.sites) ?? fail(`--sites is "${values.sites}", but must be some of: ${siteNames.join(', ')}.`)
const runs = Number(values.runs)
if (!(Number.isInteger(runs) && runs > 0)) fail(`--runs is "${values.runs}", but must be a whole number above 0.`)
if (!values.peers && positionals.length > 0) fail(`"${positionals.join(' ')}" isn't an option.`)

const today = new Date().toISOString().slice(0, 10)
const lines: string[] = []
const say = (line: string) => {
  lines.push(line)
  console.log(line)
}

if (values.search) {
  // The import reads records that these stages write, so the stages run first.
  await runStages(contentStages, { stdio: ['ignore', 'ignore', 'inherit'] })
  const { measureSearch } = await import('./search/measure-search')
  await measureSearch(say)
} else if (values.words) {
  say(`\n## ${today}, words\n`)
  measureWords(process.cwd(), say)
} else if (values.dev) {
  say(`\n## ${today}, the development server, Node ${process.versions.node}\n`)
  await measureDev(runs, say)
} else if (values.browser) {
  say(`\n## ${today}, in the browser, Node ${process.versions.node}`)
  // The import reads content, which exists once the site has been built.
  const { measureBrowser } = await import('./browser/measure-browser')
  await measureBrowser('out', kinds, say)
} else if (values.lighthouse) {
  say(`\n## ${today}, Lighthouse, Node ${process.versions.node}`)
  await measureLighthouse('out', kinds, say)
} else if (values.peers) {
  say(`\n## ${today}, us and three peers, Node ${process.versions.node}`)
  await measurePeers({ part, sites, runs }, say)
} else if (values.paints) {
  say(`\n## ${today}, paints on slow lines, Node ${process.versions.node}\n`)
  const { measurePaints } = await import('./peers/measure-paints')
  await measurePaints('out', runs, say)
} else if (values.load) {
  say(`\n## ${today}, under load, Node ${process.versions.node}\n`)
  for (const line of await measureLoad('out')) say(line)
} else {
  say(`\n## ${today}, ${counts ? 'generated pages' : 'the site'}, Node ${process.versions.node}\n`)
  await (counts ? measureGrowth(say, counts) : measureSite(say))
}

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
