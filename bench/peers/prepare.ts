import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Measurement, measureCommand } from '../measure-command'
import type { CorpusPage } from './corpus'
import type { Peer } from './peers'

/** This folder is kept between runs: packages take minutes to install, and nobody who works on the site needs them. */
export const cacheFolder = path.join(tmpdir(), 'docs-peers')
/** What the built site of a peer was made of. */
const stamp = 'built-from'

const toFolder = ({ name }: Peer) => path.join(cacheFolder, name.toLowerCase())

/** Writes the project of a peer and installs its packages if they've changed. Returns its folder. @throws when they can't be installed */
export async function preparePeer(peer: Peer, pages: readonly CorpusPage[]): Promise<string> {
  const folder = toFolder(peer)
  mkdirSync(folder, { recursive: true })
  const manifest = toManifest(peer)
  const file = path.join(folder, 'package.json')
  const installed = path.join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(installed) || !existsSync(file) || readFileSync(file, 'utf8') !== manifest) {
    console.error(`  ${peer.name}: installing its packages`)
    for (const name of ['node_modules', 'package-lock.json'])
      rmSync(path.join(folder, name), { recursive: true, force: true })
    writeFileSync(file, manifest)
    const log = path.join(folder, 'install.log')
    await measureCommand('npm', ['install', '--no-audit', '--no-fund'], folder, { log })
  }
  const files = Object.entries(peer.listFiles(pages))
  for (const source of new Set(files.map(([name]) => name.split('/', 1)[0] ?? ''))) {
    rmSync(path.join(folder, source), { recursive: true, force: true })
  }
  for (const [name, text] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}

/** Returns the folder with the built site of a peer, which is built unless it's there already. @throws when a step fails */
export async function ensurePeerBuilt(peer: Peer, pages: readonly CorpusPage[]): Promise<string> {
  const folder = await preparePeer(peer, pages)
  const out = path.join(folder, peer.out)
  const sources = createHash('sha256')
    .update(toManifest(peer))
    .update(JSON.stringify(peer.listFiles(pages)))
    .digest('hex')
  const noted = path.join(folder, stamp)
  if (existsSync(out) && existsSync(noted) && readFileSync(noted, 'utf8') === sources) return out
  console.error(`  ${peer.name}: building`)
  forgetPeerBuilds(peer, folder)
  await buildPeer(folder)
  writeFileSync(noted, sources)
  return out
}

/** Forgets what earlier builds left, caches included. */
export function forgetPeerBuilds({ caches }: Peer, folder: string): void {
  for (const name of [...caches, stamp]) rmSync(path.join(folder, name), { recursive: true, force: true })
}

export function buildPeer(folder: string): Promise<Measurement> {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_UPDATE_NOTIFIER: '1' }
  return measureCommand('npm', ['run', 'build'], folder, { env, log: path.join(folder, 'build.log') })
}

function toManifest({ name, packages, command }: Peer): string {
  const manifest = {
    name: `${name.toLowerCase()}-peer`,
    private: true,
    scripts: { build: command },
    dependencies: packages,
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
