import { existsSync } from 'node:fs'
import { fail } from '../../scripts/tools/fail'
import { buildCorpus, readSources } from './corpus'
import { measureBuilds } from './measure-builds'
import { measureVisits } from './measure-visits'
import { peers } from './peers'

export const peerParts = ['all', 'pages', 'builds'] as const
export type PeerPart = (typeof peerParts)[number]

const runs = 3

/** Returns the part that `npm run bench -- --peers PART` names, or undefined when there's no such part. */
export function choosePeerPart([name = 'all', ...others]: readonly string[]): PeerPart | undefined {
  return others.length > 0 ? undefined : peerParts.find((part) => part === name)
}

/** Measures us and three generators in one run: what a page costs a browser, what a build costs, or both. */
export async function measurePeers(part: PeerPart, say: (line: string) => void): Promise<void> {
  if (part !== 'builds' && !existsSync('out/index.html')) fail('There is no site in out/. Run npm run build first.')
  const pages = buildCorpus(readSources(process.cwd()))
  const versions = peers.map(({ name, packages }) => `${name} ${Object.values(packages)[0]}`)
  say(`\nPeers with ${pages.length} generated pages each: ${versions.join(', ')}.`)
  // Builds change a page, so the pages come first.
  if (part !== 'builds') await measureVisits(pages, runs, say)
  if (part !== 'pages') await measureBuilds(pages, runs, say)
}
