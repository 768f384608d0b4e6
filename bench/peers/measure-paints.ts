import { statSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { isArchived, versions } from '@/lib/site/versions'
import { listPages } from '../../scripts/tools/changes/read-site'
import { launchBrowser, openPage, readTimings } from '../browser/visit'
import { median } from '../median'
import { cacheFolder } from './prepare'
import { type Host, readCertificate, serveSite } from './serve-site'
import { startSlowLine } from './slow-line'
import { addFigure, type Column } from './table'
import { type Kind, kinds, slowProcessor } from './visits'

const archived = versions.filter(({ id }) => isArchived(id)).map(({ id }) => id.replace('.', '\\.'))
/** Which files of a site are pages of a kind. Every other page counts as one of the rest. */
const groups: Readonly<Record<string, RegExp>> = {
  'archived documentation': new RegExp(`^docs/(?:${archived.join('|')})/`),
  documentation: /^docs\//,
  release: /^releases\/\d[^/]*$/,
  'changes since a version': /^releases\/since\//,
  API: /^api\//,
  comparison: /^compare\//,
  rest: /^/,
}
/** Pages with this many bytes or fewer only lead to another address, so they aren't measured. */
const smallestPage = 5000
const paintKinds = kinds.filter(({ needsHandles }) => !needsHandles)

/** Three pages of documentation that a reader opens one after the other by their addresses, and then the first one again. */
const inARow = ['/docs/features/habits', '/docs/features/journal', '/docs/keyboard-shortcuts', '/docs/features/habits']

/**
 * Prints two tables of the first and the largest paint. One is for the middle and the heaviest page of each kind, on both slow lines. The other is for
 * several full loads in a row with the cache of the ones before. The figures are medians of `runs` visits, in milliseconds.
 */
export async function measurePaints(out: string, runs: number, say: (line: string) => void): Promise<void> {
  const certificate = readCertificate(path.join(cacheFolder, 'tls'))
  const host = await serveSite(out, certificate)
  const browser = await launchBrowser(`--ignore-certificate-errors-spki-list=${certificate.keyHash}`)
  try {
    const rows = paintKinds.flatMap((kind) => kind.rows).filter((row) => row.includes('paint'))
    say(`Middle and heaviest page of each kind with an empty cache, medians of ${runs}, milliseconds:\n`)
    say(`| page | KB of HTML | ${rows.join(' | ')} |`)
    say(`|---|${'---:|'.repeat(rows.length + 1)}`)
    for (const { kind, name, bytes } of choosePages(out)) {
      const figures = await visitPage(browser, host, name, runs)
      const cells = rows.map((row) => median(figures.get(row) ?? [])?.toFixed(0))
      say(`| ${[`${kind}: \`${toPath(name)}\``, (bytes / 1000).toFixed(0), ...cells].join(' | ')} |`)
    }
    say(`\nFull loads in a row over "tcp", medians of ${runs}, milliseconds:\n`)
    say('| page | KB loaded | first paint | largest paint |\n|---|---:|---:|---:|')
    for (const line of await measureRow(browser, host, runs)) say(line)
  } finally {
    await browser.close()
    host.stop()
  }
}

const toPath = (name: string) => `/${name.replace(/(?:^index)?\.html$/, '')}`

function choosePages(out: string): { kind: string; name: string; bytes: number }[] {
  const isOf = (name: string) => Object.keys(groups).find((kind) => groups[kind]?.test(name))
  const pages = listPages(out).map((name) => ({ name, kind: isOf(name), bytes: statSync(path.join(out, name)).size }))
  return Object.keys(groups).flatMap((kind) => {
    const sorted = pages
      .filter((page) => page.kind === kind && page.bytes > smallestPage)
      .sort((a, b) => a.bytes - b.bytes)
    const chosen = [sorted[sorted.length >> 1], sorted.at(-1)]
    return [...new Set(chosen)].flatMap((page) => (page ? [{ ...page, kind }] : []))
  })
}

/** Returns the figures of each row. The server compresses each file when it's first requested, so the first round isn't counted. */
async function visitPage(browser: Browser, host: Host, name: string, runs: number): Promise<Column['cells']> {
  const column: Column = { name, isPeer: false, cells: new Map() }
  const visit = (kind: Kind) => kind.visit(browser, { ...host, page: toPath(name) })
  for (let run = 0; run <= runs; run += 1) {
    for (const kind of run === 0 ? paintKinds.slice(0, 1) : paintKinds) {
      for (const [row, figure] of Object.entries(await visit(kind))) if (run > 0) addFigure(column, row, figure)
    }
  }
  return column.cells
}

async function measureRow(browser: Browser, host: Host, runs: number): Promise<string[]> {
  const loads = inARow.map((): { bytes: number; first: number; largest: number }[] => [])
  for (let run = 0; run < runs; run += 1) {
    const line = await startSlowLine(host.securePort)
    const { page, traffic } = await openPage(browser, slowProcessor)
    let before = 0
    for (const [index, address] of inARow.entries()) {
      await page.goto(`https://127.0.0.1:${line.port}${address}`)
      await page.waitForLoadState('networkidle')
      const { firstPaint, largestPaint } = await readTimings(page)
      loads[index]?.push({ bytes: traffic.bytes() - before, first: firstPaint, largest: largestPaint })
      before = traffic.bytes()
    }
    await page.context().close()
    line.stop()
  }
  return loads.map((visits, index) => {
    const show = (key: 'bytes' | 'first' | 'largest', unit: number) =>
      ((median(visits.map((load) => load[key])) ?? 0) / unit).toFixed(0)
    return `| \`${inARow[index]}\` | ${show('bytes', 1000)} | ${show('first', 1)} | ${show('largest', 1)} |`
  })
}
