import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { toIndexFiles } from '@/lib/search/index-files'
import type { SearchSet } from '@/lib/search/search-record'
import { currentVersion } from '@/lib/site/versions'
import { readSearchSettings } from '@/lib/source/search-data'
import { readBuiltIndex } from '@/lib/testing/built-index'
import { oddities } from '@/lib/testing/fuzz'
import { startHost } from '../../scripts/tools/serve/start-host'
import { shortHash } from '../../scripts/tools/write-file'
import { growSet } from '../search/grow-records'
import { measureMemory } from './measure-memory'
import { recordTimings } from './record-timings'

const runs = 5
const start = '/docs/features/habits'
/** Sections in the index; 0 is the site's own. The last is what 4,000 pages in one version have, at 10.7 a page, the current version's average. */
const sizes = [0, 10_000, 42_900]
/** What nobody would type, but somebody might paste: each of the oddities, and all of them many times. */
const oddQuestions = [...oddities, oddities.join(' ').repeat(20)]

/**
 * Prints how long a search takes from the shortcut to the first result, on a page that nobody has touched and with an empty cache. It measures the site as
 * it is, and with larger indexes.
 */
export async function measureSearchInBrowser(
  browser: Browser,
  out: string,
  say: (line: string) => void,
): Promise<void> {
  say(`\nSearch with an empty cache, unthrottled, all of ${runs} runs; milliseconds:\n`)
  say(
    '| sections | from the shortcut to the first result | later key | longest task of the page | longest task with odd questions | MB of memory | MB with search |\n|---|---|---|---|---|---|---|',
  )
  for (const sections of sizes) {
    const folder = mkdtempSync(path.join(tmpdir(), 'search-'))
    cpSync(out, folder, { recursive: true })
    const count = sections
      ? writeIndex(path.join(folder, 'search-index'), sections)
      : readBuiltIndex().flatMap(({ records }) => records).length
    const { origin, stop } = await startHost('own server', folder, '')
    try {
      const visits: Awaited<ReturnType<typeof search>>[] = []
      for (let run = 0; run < runs; run += 1) visits.push(await search(browser, origin))
      const list = (key: 'first' | 'later' | 'longest' | 'odd') =>
        visits
          .map((entry) => Math.round(entry[key]))
          .toSorted((a, b) => a - b)
          .join(', ')
      const memory = await measureMemory(origin + start)
      say(
        `| ${count} | ${list('first')} | ${list('later')} | ${list('longest')} | ${list('odd')} | ${memory.page} | ${memory.search} |`,
      )
    } finally {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

/** Replaces the site's own index with one of that many sections. */
function writeIndex(folder: string, sections: number): number {
  const records = readBuiltIndex().flatMap((set) => set.records)
  const set: SearchSet = { ...growSet(records, sections), version: currentVersion.id }
  const sets = [set, ...readBuiltIndex().flatMap((own) => (own.context === 'docs' ? [] : [{ ...own, records: [] }]))]
  const { files } = toIndexFiles(sets, readSearchSettings(), shortHash)
  rmSync(folder, { recursive: true })
  mkdirSync(folder)
  for (const [name, text] of files) writeFileSync(path.join(folder, name), text)
  return sections
}

async function search(browser: Browser, origin: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(recordTimings)
  await page.goto(origin + start)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  await page.keyboard.press('Control+k')
  // What is typed before the palette has loaded is kept, so nobody waits for it.
  await page.keyboard.type('ha')
  await page.waitForFunction(() => window.timings.results[1] !== undefined)
  await page.waitForTimeout(1500)
  // This key certainly changes the list, because many words start with "ha".
  await page.keyboard.press('b')
  await page.waitForFunction(() => window.timings.results[2] !== undefined)
  const odd = await page.evaluate(() => performance.now())
  for (const question of oddQuestions) {
    await page.getByRole('combobox', { name: 'Search', exact: true }).fill(question)
    await page.waitForTimeout(200)
  }
  const { shortcut, keys, results, longTasks } = await page.evaluate(() => structuredClone(window.timings))
  await context.close()
  const findLongest = (from: number, to: number) =>
    Math.max(0, ...longTasks.filter(([at]) => at > from && at < to).map(([, length]) => length))
  return {
    first: (results.find((time) => time !== undefined) ?? 0) - shortcut,
    later: (results[2] ?? 0) - (keys[2] ?? 0),
    longest: findLongest(shortcut, odd),
    odd: findLongest(odd, Number.POSITIVE_INFINITY),
  }
}
