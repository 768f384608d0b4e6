import { readFileSync } from 'node:fs'
import { count } from '@/lib/utils/text'
import { readArguments } from '../fail.mjs'

export type LockedPackage = { version: string; license?: string }

/** A package in the lock file, with its licence. */
export type LicensedPackage = { name: string; version: string; licence: string | undefined }

/** Licences that allow what we do: use the package while building, or send its code to visitors. */
const permissive = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'MIT OR Apache-2.0',
  '(MIT OR CC0-1.0)',
  '(AGPL-3.0-or-later OR MIT)',
  '(MIT AND Zlib)',
  'Python-2.0',
]

/** Licences that we allow only for these packages: tools that run unchanged when we build or test, and never reach a visitor. */
const tools: Record<string, string[]> = {
  // Compiles style sheets; checks accessibility in tests; draws cards.
  'MPL-2.0': ['lightningcss', 'axe-core', '@vercel/og', 'satori', '@resvg/resvg-wasm'],
  // Checks the workflow files in a test, as a separate program.
  'GPL-3.0-only': ['@action-validator/core'],
  // Next's image tool, which the export doesn't use.
  'LGPL-3.0-or-later': ['@img/sharp'],
  'Apache-2.0 AND LGPL-3.0-or-later': ['@img/sharp'],
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT': ['@img/sharp'],
  // Word lists for the spelling check.
  'LGPL-3.0': ['@cspell/dict-en-gb'],
  'CC BY-SA 4.0': ['@cspell/dict-en-common-misspellings'],
  WTFPL: ['@cspell/dict-django'],
  // A list of browsers.
  'CC-BY-4.0': ['caniuse-lite'],
}

/** Packages that give their licence in an old format or not at all. The first one is part of contentlayer2, which is MIT. */
const known: Record<string, string> = {
  '@contentlayer2/source-remote-files': 'MIT',
  'compute-gcd': 'MIT',
  'compute-lcm': 'MIT',
  format: 'MIT',
  'validate.io-function': 'MIT',
  'validate.io-integer': 'MIT',
  'validate.io-integer-array': 'MIT',
  'validate.io-number': 'MIT',
}

/** `npm run check -- licences`: counts the licences of all packages in the lock file (`--all` lists them too). Fails if one is unknown or not allowed. */
export function checkLicences(args: readonly string[]): void {
  const { all } = readArguments({ args: [...args], options: { all: { type: 'boolean', default: false } } }).values
  const packages = listLicences(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages)
  const names = new Map<string, string[]>()
  for (const { name, version, licence = 'unknown' } of packages) {
    names.set(licence, [...(names.get(licence) ?? []), `${name}@${version}`])
  }
  for (const [licence, list] of [...names].sort(([, a], [, b]) => b.length - a.length)) {
    console.log(`${String(list.length).padStart(4)}  ${licence}`)
    if (all) for (const name of list) console.log(`        ${name}`)
  }

  const refused = packages.filter((entry) => !isAllowed(entry))
  for (const { name, version, licence } of refused) {
    console.error(
      `${name}@${version}: ${licence ?? 'no licence given'}. Read it, then add it to scripts/tools/check/licences.ts, or choose another package.`,
    )
  }
  console.log(
    `licences: ${count(packages.length, 'package')}, ${refused.length === 0 ? 'all allowed' : `${refused.length} not allowed`}`,
  )
  if (refused.length) process.exitCode = 1
}

/** Lists all packages in a lock file with their licences, sorted by name. */
export function listLicences(packages: Readonly<Record<string, LockedPackage>>): LicensedPackage[] {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version, license }]) => {
      const name = path.replace(/^.*node_modules\//, '')
      return { name, version, licence: license ?? known[name] }
    })
    .sort((a, b) => a.name.localeCompare(b.name))
}

/** Returns whether we may use a package: its licence has to be permissive, or allowed for this tool. */
export function isAllowed({ name, licence }: LicensedPackage): boolean {
  if (licence === undefined) return false
  return (
    permissive.includes(licence) ||
    (tools[licence]?.some((tool) => name === tool || name.startsWith(`${tool}-`)) ?? false)
  )
}
