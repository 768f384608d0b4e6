import { rmSync } from 'node:fs'
import path from 'node:path'
import { copySources } from '../scripts/tools/build/copy-sources.mjs'
import { startHost } from '../scripts/tools/serve/start-host'
import { measureMemory } from './browser/measure-memory'
import { pageKinds } from './browser/page-kinds'
import { launchBrowser, unthrottled, type Visit, visit } from './browser/visit'
import type { Measurement } from './measure-command'
import { measureOutput, type Output } from './measure-output'
import type { Say } from './measure-site'
import { forgetBuilds, measureStages, sumSeconds } from './measure-stages'
import { median } from './median'
import { writeCorpus } from './write-corpus'

const runs = 5
const start = pageKinds.documentation ?? ''

/**
 * Measures what a page costs as the site grows. For each number of documentation pages, it measures a cold build (seconds for each stage, milliseconds
 * for each page of the site, peak memory in megabytes), the files that the build writes (static hosts limit these), and a visit in the browser.
 */
export async function measureGrowth(say: Say, counts: readonly number[]): Promise<void> {
  const builds: string[][] = []
  const sizes: string[][] = []
  const visits: string[][] = []
  for (const count of counts) {
    const root = await copySources('bench')
    try {
      writeCorpus(root, count)
      forgetBuilds(root)
      const times = await measureStages(root)
      const out = path.join(root, '.out-building')
      const output = measureOutput(out)
      const { pages } = output

      const show = ({ seconds, peakMegabytes }: Pick<Measurement, 'seconds' | 'peakMegabytes'>) =>
        `${seconds.toFixed(1)} / ${((1000 * seconds) / pages).toFixed(0)} / ${peakMegabytes}`
      const stages = Object.values(times)
      const all = { seconds: sumSeconds(times), peakMegabytes: Math.max(...stages.map((own) => own.peakMegabytes)) }
      if (builds.length === 0) builds.push(['pages', ...Object.keys(times), 'all'])
      builds.push([String(pages), ...[...stages, all].map(show)])
      sizes.push([String(pages), ...describeOutput(output)])
      visits.push([String(pages), ...(await measureVisits(out))])
      // A later size can run out of memory or disk, so what's measured is shown at once.
      for (const rows of [builds, sizes, visits]) console.error(`  ${rows.at(-1)?.join(' | ')}`)
    } finally {
      rmSync(root, { recursive: true, force: true })
    }
  }
  say('A cold build; seconds / milliseconds a page / peak megabytes:\n')
  sayTable(say, builds)
  say('\nWhat it writes:\n')
  sayTable(say, [
    ['pages', 'MB', 'KB a page', 'files', 'files a page', 'most files in a folder', 'largest file'],
    ...sizes,
  ])
  say(`\nOne documentation page in the browser, with an empty cache, medians of ${runs}; milliseconds:\n`)
  const head = [
    'pages',
    'KB before load',
    'click to the next page',
    'first key to the first result',
    'later key',
    'MB of memory',
    'MB with search',
  ]
  sayTable(say, [head, ...visits])
}

function sayTable(say: Say, [head = [], ...rows]: readonly string[][]): void {
  say(`| ${head.join(' | ')} |`)
  say(`|${'---|'.repeat(head.length)}`)
  for (const row of rows) say(`| ${row.join(' | ')} |`)
}

function describeOutput({ megabytes, files, pages, mostInFolder, largest }: Output): string[] {
  return [
    megabytes.toFixed(0),
    ((1000 * megabytes) / pages).toFixed(0),
    String(files),
    (files / pages).toFixed(1),
    String(mostInFolder),
    `\`${largest.name}\`, ${largest.megabytes.toFixed(1)} MB`,
  ]
}

async function measureVisits(out: string): Promise<string[]> {
  const { origin, stop } = await startHost('own server', out, '')
  const browser = await launchBrowser()
  try {
    const visits: Visit[] = []
    for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, origin, start, unthrottled))
    const show = (key: keyof Visit) => median(visits.map((entry) => entry[key]))?.toFixed(0) ?? '–'
    const memory = await measureMemory(origin + start)
    return [
      show('kilobytesBeforeLoad'),
      show('clickToNextPaint'),
      show('firstKeyToResult'),
      show('laterKeyToResult'),
      memory.page,
      memory.search,
    ]
  } finally {
    await browser.close()
    await stop()
  }
}
