import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { launchBrowser } from '../browser/visit'
import type { CorpusPage } from './corpus'
import { type Handles, peers, toAddress } from './peers'
import { cacheFolder, ensurePeerBuilt } from './prepare'
import { readCertificate, serveSite } from './serve-site'
import { addFigure, attempt, type Column, ours, toTable } from './table'
import { type Kind, kinds, type Visited } from './visits'

/** A site before it's served: its measured page, and how to get the folder that it's in. */
type Site = { name: string; isPeer: boolean; page: string; handles?: Handles; find: () => string | Promise<string> }
/** `visited` is missing if the site couldn't be built. A kind of visit that failed isn't tried again, because it may have waited for minutes. */
type Entry = Column & { visited?: Visited; failed: Set<Kind> }

const ourSite: Site = {
  name: ours,
  isPeer: false,
  page: '/docs/features/habits',
  handles: {
    field: 'dialog [role=combobox]',
    list: 'dialog [role=listbox]:has(mark)',
    next: 'nav[aria-label^="Previous and next"] a',
  },
  find: () => 'out',
}

/** What the line and the browser cost by themselves. */
const plainPage: Site = { name: 'plain page', isPeer: false, page: '/', find: writePlainPage }

/** Prints a table of what a page of documentation costs a browser: medians of `runs` runs, each of which visits every site in turn. */
export async function measureVisits(
  pages: readonly CorpusPage[],
  chosen: readonly string[],
  runs: number,
  say: (line: string) => void,
): Promise<void> {
  const certificate = readCertificate(path.join(cacheFolder, 'tls'))
  const entries: Entry[] = []
  for (const { find, ...site } of listSites(pages).filter(
    ({ name }) => chosen.includes(name) || name === plainPage.name,
  )) {
    const entry: Entry = { name: site.name, isPeer: site.isPeer, cells: new Map(), failed: new Set() }
    entries.push(entry)
    await attempt(entry, async () => {
      entry.visited = { ...(await serveSite(await find(), certificate)), ...site }
    })
  }
  const browser = await launchBrowser(`--ignore-certificate-errors-spki-list=${certificate.keyHash}`)
  try {
    for (let run = 0; run <= runs; run += 1) {
      console.error(`  pages, ${run === 0 ? 'warming up' : `run ${run} of ${runs}`}`)
      // The servers compress what's requested first, so one round isn't counted.
      for (const kind of run === 0 ? kinds.filter(({ warmsUp }) => warmsUp) : kinds)
        for (const entry of entries) await visitOnce(browser, entry, kind, run > 0)
    }
  } finally {
    await browser.close()
    for (const { visited } of entries) visited?.stop()
  }
  say(`\nOne page of documentation with an empty cache, medians of ${runs} alternating runs, milliseconds:\n`)
  const rows = kinds.flatMap((kind) => kind.rows)
  for (const line of toTable(rows, entries, 0)) say(line)
}

function listSites(pages: readonly CorpusPage[]): Site[] {
  const middle = pages[pages.length >> 1]
  const page = middle ? toAddress(middle) : '/'
  return [
    ourSite,
    ...peers.map((peer) => ({
      name: peer.name,
      isPeer: true,
      page,
      handles: peer,
      find: () => ensurePeerBuilt(peer, pages),
    })),
    plainPage,
  ]
}

async function visitOnce(browser: Browser, entry: Entry, kind: Kind, counts: boolean): Promise<void> {
  const { visited, failed } = entry
  if (!visited || failed.has(kind) || (kind.needsHandles && !visited.handles)) return
  failed.add(kind)
  await attempt(entry, async () => {
    const sample = await kind.visit(browser, visited)
    if (counts) for (const [row, figure] of Object.entries(sample)) addFigure(entry, row, figure)
    failed.delete(kind)
  })
}

function writePlainPage(): string {
  const folder = path.join(cacheFolder, 'plain-page')
  mkdirSync(folder, { recursive: true })
  const text = 'Some words of text. '.repeat(190)
  writeFileSync(
    path.join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Text</title><h1>Text</h1><p>${text}</p></html>\n`,
  )
  return folder
}
