import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { currentVersion } from '@/lib/site/versions'
import { copySources } from '../../scripts/tools/build/copy-sources.mjs'
import { type Measurement, measureCommand } from '../measure-command'
import { measureOutput } from '../measure-output'
import { cardFolder, forgetBuilds } from '../measure-stages'
import type { CorpusPage } from './corpus'
import { type Peer, peers } from './peers'
import { buildPeer, forgetPeerBuilds, preparePeer } from './prepare'
import { addFigure, attempt, type Column, ours, toTable } from './table'

/** A project that can be built again and again: `file` is the page to change, `out` the folder with what it makes. */
type Project = {
  file: string
  out: string
  change: (text: string) => string
  forget: () => void
  build: () => Promise<Measurement>
}

const rows = {
  cpu: 'cold build, CPU seconds',
  cold: 'cold build, seconds',
  peak: 'cold build, peak MB',
  changed: 'one page changed, seconds',
  size: 'output, MB',
  files: 'files',
  pages: 'HTML files',
  filesPerPage: 'files a page',
}
/** The peer that issues and documents compare us with: its sites are the most like ours. */
const rival = 'Docusaurus'

/**
 * Prints a table of what a build costs: medians of `runs` runs, each of which builds every chosen site from nothing, and again with one page changed.
 * Peers draw no social cards, so ours are drawn once beforehand.
 */
export async function measureBuilds(
  pages: readonly CorpusPage[],
  chosen: readonly string[],
  runs: number,
  say: (line: string) => void,
): Promise<void> {
  const copy = await copySources('peers')
  const sites = [
    { name: ours, isPeer: false, open: () => openOurs(copy) },
    ...peers.map((peer) => ({ name: peer.name, isPeer: true, open: () => openPeer(peer, pages) })),
  ].filter(({ name }) => chosen.includes(name))
  const columns = sites.map(({ name, isPeer }): Column => ({ name, isPeer, cells: new Map() }))
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const [index, { name, open }] of sites.entries()) {
        const column = columns[index]
        if (!column || column.problem) continue
        console.error(`  builds, run ${run} of ${runs}: ${name}`)
        await attempt(column, async () => buildTwice(column, await open()))
      }
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
  say(
    `\nBuilds, medians of ${runs} alternating runs, without social cards. CPU seconds are those of all processes, user and system:\n`,
  )
  for (const line of toTable(Object.values(rows), columns, 1, chosen.includes(rival) ? rival : undefined)) say(line)
}

/** Builds a project from nothing and with one page changed, and puts the page back. */
async function buildTwice(column: Column, { file, out, change, forget, build }: Project): Promise<void> {
  const text = readFileSync(file, 'utf8')
  const changed = change(text)
  if (changed === text) throw new Error(`There is nothing to change in ${file}.`)
  try {
    forget()
    const { cpuSeconds, seconds, peakMegabytes } = await build()
    const { megabytes, files, pages } = measureOutput(out)
    writeFileSync(file, changed)
    const again = await build()
    const figures = {
      cpu: cpuSeconds,
      cold: seconds,
      peak: peakMegabytes,
      changed: again.seconds,
      size: megabytes,
      files,
      pages,
      filesPerPage: files / pages,
    }
    for (const [name, row] of Object.entries(rows)) addFigure(column, row, figures[name as keyof typeof rows])
    console.error(
      `    ${Object.entries(figures)
        .map(([name, figure]) => `${name} ${figure.toFixed(1)}`)
        .join(', ')}`,
    )
  } finally {
    writeFileSync(file, text)
    // The built site has the changed page, so it mustn't be mistaken for the one that was prepared.
    forget()
  }
}

async function openOurs(root: string): Promise<Project> {
  const build = () => measureCommand('npm', ['run', 'build'], root, { log: path.resolve('.generated/peers-build.log') })
  if (!existsSync(path.join(root, cardFolder))) {
    console.error('    drawing the social cards')
    await build()
  }
  return {
    file: path.join(root, `content/docs/${currentVersion.id}/features/habits.mdx`),
    out: path.join(root, 'out'),
    change: (text) => text.replace('You could read 20 pages a day', 'You could read 30 pages a day'),
    forget: () => forgetBuilds(root, { keepsCards: true }),
    build,
  }
}

async function openPeer(peer: Peer, pages: readonly CorpusPage[]): Promise<Project> {
  const folder = await preparePeer(peer, pages)
  const middle = pages[pages.length >> 1]
  if (!middle) throw new Error('There are no pages.')
  return {
    file: path.join(folder, peer.toFile(middle)),
    out: path.join(folder, peer.out),
    change: (text) => text.replace(/^## .*\n/m, '$&\nThis sentence is new.\n'),
    forget: () => forgetPeerBuilds(peer, folder),
    build: () => buildPeer(folder),
  }
}
