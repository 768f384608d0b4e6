import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { findChromium } from '../../scripts/tools/install/chromium.mjs'
import { startHost } from '../../scripts/tools/serve/start-host'
import type { PageKinds } from './page-kinds'

/** The newest version that runs on Node 20. It's fetched only on demand, because nobody who builds or tests the site needs its hundred packages. */
const lighthouse = 'lighthouse@12.8.2'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const runs = 3

type Report = {
  categories: Record<(typeof categories)[number], { score: number | null }>
  audits: Record<string, { title: string; score: number | null; scoreDisplayMode: string; numericValue?: number }>
}

/**
 * Prints a table of Lighthouse's scores on its mobile profile, for one page of each kind that search engines may list: the median of performance, and the
 * worst of each other score. Below the table, it lists what keeps accessibility, best practices or SEO from 100.
 */
export async function measureLighthouse(out: string, kinds: PageKinds, say: (line: string) => void): Promise<void> {
  const { origin, stop } = await startHost('own server', out, '')
  const faults = new Set<string>()
  say(`\n${lighthouse}, mobile profile; performance is the median of ${runs}, the others the worst:\n`)
  say('| page | performance | accessibility | best practices | SEO | largest paint, ms | blocking, ms |')
  say('|---|---|---|---|---|---|---|')
  try {
    for (const [kind, address] of Object.entries(kinds)) {
      const file = path.join(out, address === '/' ? 'index.html' : `${address}.html`)
      if (readFileSync(file, 'utf8').includes('content="noindex')) continue
      const reports: Report[] = []
      for (let run = 0; run < runs; run += 1) reports.push(await audit(origin + address))
      const list = (category: (typeof categories)[number]) =>
        reports.map((report) => Math.round(100 * (report.categories[category].score ?? 0))).toSorted((a, b) => a - b)
      const middle = (name: string) =>
        reports
          .map(({ audits }) => audits[name]?.numericValue ?? 0)
          .toSorted((a, b) => a - b)
          [runs >> 1]?.toFixed(0)
      const [performance, ...others] = categories
      say(
        `| ${[
          kind,
          list(performance)[runs >> 1],
          ...others.map((category) => list(category)[0]),
          middle('largest-contentful-paint'),
          middle('total-blocking-time'),
        ].join(' | ')} |`,
      )
      for (const report of reports) for (const fault of listFaults(report)) faults.add(`- ${kind}: ${fault}`)
    }
  } finally {
    await stop()
  }
  for (const fault of ['', ...faults]) say(fault)
}

/** Lists the audits that failed outright. Those of performance are left out, because its score reflects them. */
function listFaults({ audits }: Report): string[] {
  return Object.entries(audits)
    .filter(([, { score, scoreDisplayMode }]) => score === 0 && scoreDisplayMode === 'binary')
    .map(([id, { title }]) => `${title} (${id})`)
}

/** Audits a page, and tries again if that fails: Chromium's trace sometimes lacks its beginning, but a second one has always had it. */
async function audit(url: string): Promise<Report> {
  return auditOnce(url).catch(() => auditOnce(url))
}

async function auditOnce(url: string): Promise<Report> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'))
  const report = path.join(folder, 'report.json')
  try {
    await promisify(execFile)(
      'npx',
      [
        '--yes',
        lighthouse,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${report}`,
        `--only-categories=${categories.join(',')}`,
        '--chrome-flags=--headless=new --no-sandbox --disable-background-networking',
      ],
      { env: { ...process.env, CHROME_PATH: findChromium() } },
    )
    return JSON.parse(readFileSync(report, 'utf8')) as Report
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
