import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { listFiles } from '@/lib/check/read-content'
import { count } from '@/lib/utils/text'
import { fail } from '../fail.mjs'

type LockedPackage = {
  version: string
  optional?: boolean
  dependencies?: Readonly<Record<string, string>>
  devDependencies?: Readonly<Record<string, string>>
  optionalDependencies?: Readonly<Record<string, string>>
  peerDependencies?: Readonly<Record<string, string>>
}
/** The packages of a lock file by their place, such as `node_modules/a/node_modules/b`. Our own has the place "". */
export type Lock = Readonly<Record<string, LockedPackage>>

type Component = { 'bom-ref': string; name: string; version: string }
/** The parts of a list in CycloneDX format that we change. */
export type Bom = {
  serialNumber: string
  metadata: { component: { 'bom-ref': string; name: string } }
  components: readonly Component[]
  dependencies: readonly { ref: string; dependsOn: readonly string[] }[]
}

/** How many packages an installation may have, without those that only some systems need. Before you raise it, look for a package to remove. */
export const packageLimit = 1115
const folder = '.generated/packages'

/**
 * `npm run check -- packages`: counts the packages, names the ten that add the most others, and writes two lists in CycloneDX format: the packages whose
 * code reaches visitors, and all others. Fails if there are more packages than allowed.
 */
export async function checkPackages(): Promise<void> {
  const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
  const shipped = await listShipped(lock)
  const { ships, builds } = splitBom(readBom(), shipped)
  mkdirSync(folder, { recursive: true })
  for (const [name, bom] of Object.entries({ ships, builds })) {
    const file = `${folder}/${name}.cdx.json`
    writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`)
    console.log(`${file}: ${count(bom.components.length, 'package')}`)
  }
  console.log(describeCount(lock))
  if (countPackages(lock) > packageLimit)
    fail('There are too many packages. Remove one of them, or raise packageLimit in scripts/tools/check/packages.ts.')
}

/** Describes how many packages there are, and which of ours add the most others. */
export function describeCount(lock: Lock): string {
  const rows = listHeaviest(lock).map(({ name, count }) => `${String(count).padStart(6)}  ${name}`)
  return `packages: ${countPackages(lock)} of at most ${packageLimit}. These add the most packages that nothing else needs:\n${rows.join('\n')}`
}

/** Counts the packages that every installation has, whatever the system is. */
export function countPackages(lock: Lock): number {
  return Object.entries(lock).filter(([place, { optional }]) => place !== '' && !optional).length
}

/** Lists the ten packages in `package.json` that add the most others, with the number of packages that would go if that one were removed, itself included. */
export function listHeaviest(lock: Lock): { name: string; count: number }[] {
  const own = lock[''] ?? { version: '' }
  const names = Object.keys({ ...own.dependencies, ...own.devDependencies })
  const all = countReached(lock, names)
  return names
    .map((name) => ({
      name,
      count:
        all -
        countReached(
          lock,
          names.filter((other) => other !== name),
        ),
    }))
    .sort((a, b) => b.count - a.count)
    .slice(0, 10)
}

/** Counts the packages that every installation needs for some of our own ones. */
function countReached(lock: Lock, names: readonly string[]): number {
  const reached = new Set<string>()
  const open = names.map((name) => findPlace(lock, '', name))
  for (let place = open.pop(); open.length > 0 || place !== undefined; place = open.pop()) {
    const found = place === undefined ? undefined : lock[place]
    if (place === undefined || !found || found.optional || reached.has(place)) continue
    reached.add(place)
    const needs = { ...found.dependencies, ...found.optionalDependencies, ...found.peerDependencies }
    for (const name of Object.keys(needs)) open.push(findPlace(lock, place, name))
  }
  return reached.size
}

/** Returns the place of the package that Node finds from another one, or undefined if it isn't installed. */
function findPlace(lock: Lock, from: string, name: string): string | undefined {
  const at = `${from && `${from}/`}node_modules/${name}`
  if (at in lock || from === '') return at in lock ? at : undefined
  return findPlace(lock, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name)
}

/** Lists the packages whose code can reach visitors, as `name@version`: those that anything in the browser imports, directly or not. */
async function listShipped(lock: Lock): Promise<Set<string>> {
  const isEntry = (file: string) =>
    (file.endsWith('.client.tsx') && !file.startsWith('components/development/')) ||
    /^lib\/browser\/(?:(?:missing-files|pre-paint|runtime)\/index|page-end|text-rules|text-start|search-worker)\.ts$/.test(
      file,
    )
  const { metafile } = await build({
    entryPoints: ['app', 'components', 'lib/browser'].flatMap((name) => listFiles('.', name)).filter(isEntry),
    alias: { '@': path.resolve('.') },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    logLevel: 'error',
    metafile: true,
    outdir: 'unused',
    platform: 'browser',
    write: false,
  })
  const places = Object.keys(metafile.inputs).flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? [])
  return new Set(places.map((place) => `${toName(place)}@${lock[place]?.version}`))
}

const toName = (place: string) => place.replace(/^.*node_modules\//, '')

/** Reads the list of all packages from npm. It would refuse our deviations from what packages ask of each other (`overrides` in `package.json`). */
function readBom(): Bom {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--legacy-peer-deps']
  return JSON.parse(
    execFileSync('npm', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'inherit'] }),
  )
}

/** Splits the list of all packages into those that reach visitors and the others. @param shipped `name@version` of the former */
export function splitBom(bom: Bom, shipped: ReadonlySet<string>): { ships: Bom; builds: Bom } {
  const isShipped = ({ name, version }: Component) => shipped.has(`${name}@${version}`)
  const { component } = bom.metadata
  const pick = (components: readonly Component[]): Bom => {
    const refs = new Set([component['bom-ref'], ...components.map((own) => own['bom-ref'])])
    return {
      ...bom,
      serialNumber: `urn:uuid:${randomUUID()}`,
      // npm takes the name from the folder.
      metadata: { ...bom.metadata, component: { ...component, name: component['bom-ref'].replace(/@[^@]*$/, '') } },
      components,
      dependencies: bom.dependencies
        .filter(({ ref }) => refs.has(ref))
        .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) })),
    }
  }
  return {
    ships: pick(bom.components.filter(isShipped)),
    builds: pick(bom.components.filter((own) => !isShipped(own))),
  }
}
