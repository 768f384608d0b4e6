import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from './run.mjs'

/** What the site is built from. */
export const sources = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'scripts',
  'contentlayer.config.ts',
  'instrumentation-client.ts',
  'mdx-components.tsx',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
]
/** What the build itself writes among them. */
const generated = ['public/api', 'public/releases', 'public/search-index']
const stamp = '.generated/built-from'

/** Builds `out/` unless it was built from exactly these sources. */
export async function ensureBuilt() {
  const hash = hashFiles(sources)
  if (
    existsSync('out/index.html') &&
    existsSync('deploy/nginx.conf') &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hash
  ) {
    console.log('out/ is up to date')
    return
  }
  await run('npm', ['run', '--silent', 'build'])
  writeFileSync(stamp, hash)
}

/** @param {string[]} roots files and folders; those that do not exist count as empty */
function hashFiles(roots) {
  const hash = createHash('sha256')
  /** @param {string} file */
  const add = (file) => {
    if (!existsSync(file) || generated.includes(file)) return
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).sort()) add(path.join(file, name))
    } else {
      hash.update(file).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  for (const root of roots) add(root)
  return hash.digest('hex')
}
