export type LockedPackage = { version: string; license?: string }

/** What a package in the lock file is licensed under. */
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

/** Allowed for these packages alone: tools that run unchanged at build or test time and reach no visitor. */
const tools: Record<string, string[]> = {
  // Compiles style sheets; checks accessibility in tests; draws cards.
  'MPL-2.0': ['lightningcss', 'axe-core', '@vercel/og', 'satori', '@resvg/resvg-wasm'],
  // Checks the workflow files in a test, as a program of its own.
  'GPL-3.0-only': ['@action-validator/core'],
  // Next's picture tool, which the export does not use.
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

/** Packages that say it in an old way, or not at all: the first is a part of contentlayer2, which is MIT. */
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

/** All packages of a lock file with their licences, by name. */
export function listLicences(packages: Readonly<Record<string, LockedPackage>>): LicensedPackage[] {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version, license }]) => {
      const name = path.replace(/^.*node_modules\//, '')
      return { name, version, licence: license ?? known[name] }
    })
    .sort((a, b) => a.name.localeCompare(b.name))
}

/** Whether we may use the package: its licence is a permissive one, or one that is allowed for this tool. */
export function isAllowed({ name, licence }: LicensedPackage): boolean {
  if (licence === undefined) return false
  return permissive.includes(licence) || (tools[licence]?.some((tool) => name.startsWith(tool)) ?? false)
}
