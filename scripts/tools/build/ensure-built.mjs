import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fail } from '../fail.mjs'
import { run } from '../run.mjs'

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
/** Folders and files among the sources that the build and the development server write. */
export const generated = ['public/api', 'public/offline-worker.js', 'public/search-index', 'public/search-worker']
const stamp = '.generated/built-from'
/** The sources that don't decide how a page's scripts and the data of other pages fit together. */
const otherSources = ['content', 'public', 'scripts', 'package.json']

/** The folder that a site is in until it's finished. */
export const buildingFolder = '.out-building'

/** Returns whether `out/` was built from exactly these sources. */
export const isUpToDate = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources()

/** Returns whether `out/` and the configuration for hosts are there and up to date, and says so. */
export function isBuilt() {
  const isThere = existsSync('out/index.html') && existsSync('deploy/nginx.conf') && isUpToDate()
  if (isThere) console.log('out/ is up to date')
  return isThere
}

/** Builds `out/` unless it was built from exactly these sources. */
export async function ensureBuilt() {
  if (!isBuilt()) await run(process.execPath, ['scripts/build.mjs', '--if-outdated'])
}

/**
 * For commands that read a built site: ends the process with 1 if it isn't there, and warns if the sources or settings of `out/` have changed since.
 * @param {string} [folder] where the site is
 */
export function requireBuilt(folder = 'out') {
  if (!existsSync(`${folder}/index.html`)) fail(`${folder}: there's no built site  (build it first: npm run build)`)
  if (folder !== 'out' || isUpToDate()) return
  console.warn(
    'The sources or settings have changed since out/ was built, so the results may be out of date  (build it again: npm run build)\n',
  )
}

/**
 * Returns a text that changes whenever a new build is needed: a hash of the sources, the last commit of the content, because pages show when they were
 * last changed, and the settings in the environment.
 */
export function hashSources() {
  const settings = Object.entries(process.env).filter(([name]) => /^SITE_(?!OUT$)/.test(name))
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%H', '--', 'content'], { encoding: 'utf8' })
  return `${hashFiles(sources)} ${(stdout ?? '').trim()} ${JSON.stringify(settings.sort())}`
}

/**
 * Returns a hash of the code and packages that pages are made with, for the build ID. Content doesn't count, because its pages fit any page that was
 * made with the same code. Neither do tests and JSON files such as the record of published fragments.
 */
export function hashCode() {
  const code = sources.filter((name) => !otherSources.includes(name))
  return hashFiles(code, (file) => code.includes(file) || /(?<!\.test)\.(?:css|mjs|tsx?)$/.test(file))
}

/** Forgets what `out/` was built from, before it's replaced. If the replacement is interrupted, the next command builds again. */
export function forgetBuilt() {
  rmSync(stamp, { force: true })
}

/** Records what `out/` was built from. @param {string} hash the result of `hashSources` when the build began */
export function noteBuilt(hash) {
  writeFileSync(stamp, hash)
}

/** @type {string | undefined} */
let libraryHash

/** Returns a hash of `lib` and of the versions of all packages, as they were when it was first needed: that's what this process runs. */
export function hashLibrary() {
  libraryHash ??= hashFiles(['lib', 'package-lock.json'])
  return libraryHash
}

/**
 * Returns a hash of the names and contents of files.
 * @param {string[]} roots files and folders; those that don't exist count as empty
 * @param {(file: string) => boolean} [counts] whether a file is hashed
 */
export function hashFiles(roots, counts = () => true) {
  const hash = createHash('sha256')
  /** @param {string} file */
  const add = (file) => {
    if (!existsSync(file) || generated.includes(file)) return
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).sort()) add(path.join(file, name))
    } else if (counts(file)) {
      hash.update(file).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  for (const root of roots) add(root)
  return hash.digest('hex')
}
