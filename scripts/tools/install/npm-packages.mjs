import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { run } from '../run.mjs'

const stamp = 'node_modules/.installed-lock'

/** Installs dependencies if the lock file has changed since the last installation. Uses only Node built-ins, because nothing else is there yet. */
export async function ensureInstalled() {
  requireNode()
  const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log('Installing dependencies (package-lock.json changed)')
  // npm also warns about people's own configuration, which doesn't help anyone here.
  await run('npm', ['ci', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'])
  writeFileSync(stamp, hash)
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Node ${process.versions.node} is too old: this project needs Node 20.19 or newer.`)
  process.exit(1)
}
