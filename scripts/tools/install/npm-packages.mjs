import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fail } from '../fail.mjs'
import { run } from '../run.mjs'

const stamp = 'node_modules/.installed-lock'

/** The packages in `node_modules`, as npm lists them. */
const installed = 'node_modules/.package-lock.json'

/** Installs dependencies if they aren't those of the lock file. Uses only Node built-ins, because nothing else is there yet. */
export async function ensureInstalled() {
  requireNode()
  const lock = readFileSync('package-lock.json', 'utf8')
  const hash = createHash('sha256').update(lock).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  // A copied folder, or one where somebody ran npm, has the packages without our stamp.
  if (existsSync(installed) && isInstalled(lock, readFileSync(installed, 'utf8'))) {
    writeFileSync(stamp, hash)
    return
  }
  console.log("Installing dependencies (node_modules doesn't have those of package-lock.json)")
  // npm also warns about people's own configuration, which doesn't help anyone here.
  await run('npm', ['ci', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error']).catch((error) =>
    fail(error.message),
  )
  writeFileSync(stamp, hash)
}

/**
 * Returns whether exactly the packages of a lock file are installed. Optional ones may be missing, because most are for other systems.
 * @param {string} lock the text of `package-lock.json`
 * @param {string} list the text of the list that npm keeps in `node_modules`
 */
export function isInstalled(lock, list) {
  const { '': _project, ...wanted } = JSON.parse(lock).packages
  const found = JSON.parse(list).packages
  /** @param {string} path */
  const isSame = (path) =>
    found[path]?.version === wanted[path]?.version && found[path]?.integrity === wanted[path]?.integrity
  return (
    Object.keys(found).every(isSame) &&
    Object.entries(wanted).every(([path, { optional, devOptional }]) => path in found || optional || devOptional)
  )
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Node ${process.versions.node} is too old: this project needs Node 20.19 or newer.`)
  process.exit(1)
}
