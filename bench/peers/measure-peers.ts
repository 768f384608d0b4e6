import { existsSync } from 'node:fs'
import { fail } from '../../scripts/tools/fail.mjs'
import { buildCorpus, readSources } from './corpus'
import { measureBuilds } from './measure-builds'
import { measureVisits } from './measure-visits'
import { peers } from './peers'
import { ours } from './table'

export const siteNames: readonly string[] = [ours, ...peers.map(({ name }) => name)]
export const peerParts = ['all', 'pages', 'builds'] as const
export type PeerPart = (typeof peerParts)[number]

/** What to measure: one part or all, which sites (ours and peers by name), and how often. */
export type PeerRun = { part: PeerPart; sites: readonly string[]; runs: number }

/** Returns the part that `npm run bench -- --peers PART` names, or undefined when there's no such part. */
export function choosePeerPart([name = 'all', ...others]: readonly string[]): PeerPart | undefined {
  return others.length > 0 ? undefined : peerParts.find((part) => part === name)
}

/** Returns the sites that `--sites ours,Docusaurus` names, or all of them without it. If one doesn't exist, it returns undefined. */
export function chooseSites(names: string | undefined): readonly string[] | undefined {
  const chosen = names?.split(',') ?? siteNames
  return chosen.every((name) => siteNames.includes(name)) ? chosen : undefined
}

/** Measures us and three generators in one run: what a page costs a browser, what a build costs, or both. */
export async function measurePeers({ part, sites, runs }: PeerRun, say: (line: string) => void): Promise<void> {
  if (part !== 'builds' && !existsSync('out/index.html')) fail('There is no site in out/. Run npm run build first.')
  const pages = buildCorpus(readSources(process.cwd()))
  const versions = peers
    .filter(({ name }) => sites.includes(name))
    .map(({ name, packages }) => `${name} ${Object.values(packages)[0]}`)
  say(`\nPeers with ${pages.length} generated pages each: ${versions.join(', ')}.`)
  // Builds change a page, so the pages come first.
  if (part !== 'builds') await measureVisits(pages, sites, runs, say)
  if (part !== 'pages') await measureBuilds(pages, sites, runs, say)
}
