import { readFileSync } from 'node:fs'
import { isAllowed, listLicences } from './support/licences'

/** `npm run check:licences`: counts the licences of all packages in the lock file (`-- --all` lists them too). Fails if one is unknown or not allowed. */
const packages = listLicences(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages)
const names = new Map<string, string[]>()
for (const { name, version, licence = 'unknown' } of packages) {
  names.set(licence, [...(names.get(licence) ?? []), `${name}@${version}`])
}
for (const [licence, list] of [...names].sort(([, a], [, b]) => b.length - a.length)) {
  console.log(`${String(list.length).padStart(4)}  ${licence}`)
  if (process.argv.includes('--all')) for (const name of list) console.log(`        ${name}`)
}

const refused = packages.filter((entry) => !isAllowed(entry))
for (const { name, version, licence } of refused) {
  console.error(
    `${name}@${version}: ${licence ?? 'no licence given'}. Read it, then add it to scripts/support/licences.ts, or choose another package.`,
  )
}
console.log(
  `licences: ${packages.length} packages, ${refused.length === 0 ? 'all allowed' : `${refused.length} not allowed`}`,
)
if (refused.length) process.exitCode = 1
