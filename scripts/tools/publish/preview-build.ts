import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { addBarScript, barFile, barScript } from '@/lib/publish/preview/bar-script'
import {
  chooseSegment,
  manifestFile,
  parseManifest,
  previewsPath,
  toPreviewBasePath,
} from '@/lib/publish/preview/preview'
import { openBase } from '../changes/open-base'
import { listPages } from '../changes/read-site'
import { mostPictured, writeChanges } from '../changes/write-changes'
import { fail, readArguments } from '../fail.mjs'
import { takeLock } from '../lock-file.mjs'
import { run } from '../run.mjs'

/**
 * `npm run preview -- build --branch NAME`: builds a branch's site into `out-preview/`, for its base path below /previews or, with `--host-root`, for
 * the root of a separate host, and adds the page of what it changes. `--commit` sets the commit; by default it's the one that's checked out.
 * `--no-pictures` leaves the browser out.
 */
const folder = 'out-preview'
const { values } = readArguments({
  options: {
    branch: { type: 'string' },
    commit: { type: 'string' },
    'host-root': { type: 'boolean', default: false },
    'no-pictures': { type: 'boolean', default: false },
  },
})
const { branch } = values
if (branch === undefined) fail('Which branch? Write: npm run preview -- build --branch feature/x')
const commit = values.commit ?? readCommit()
if (!/^[0-9a-f]{7,64}$/.test(commit))
  fail(`--commit is "${commit}", but must be the hash of a commit, 7 digits or more.`)

try {
  // The build is only the first step, so its own lock isn't enough.
  mkdirSync('.generated', { recursive: true })
  const busy = 'Another preview has been in the making for a long time.'
  process.on('exit', takeLock('.generated/preview.lock', { busy }))
  const basePath = values['host-root'] ? '' : toPreviewBasePath(chooseSegment(branch, findPublished))
  const [committedAt, title] = readGit('log', '-1', '--format=%cI%n%s', commit)?.trim().split('\n') ?? []
  const env = {
    ...process.env,
    SITE_BASE_PATH: basePath,
    SITE_PREVIEW_BRANCH: branch,
    SITE_PREVIEW_COMMIT: commit,
    SITE_PREVIEW_COMMITTED: committedAt,
  }
  await run(process.execPath, ['scripts/build.mjs', '--to', folder], { env })
  const manifest = { branch, commit, basePath, title, committedAt }
  const most = values['no-pictures'] ? 0 : mostPictured
  const listed = await writeChanges({ site: folder, base: openBase(undefined), to: folder, manifest, most })
  addBar(basePath)
  writeFileSync(path.join(folder, manifestFile), `${JSON.stringify({ ...manifest, changes: listed }, null, 2)}\n`)
  console.log(`The preview of ${branch} is in ${folder}/, for ${basePath || 'the root of a host'}`)
} catch (error) {
  fail((error as Error).message)
}

/** Adds the script that closes the bar at the top to each page. */
function addBar(basePath: string): void {
  const script = path.join(folder, barFile)
  mkdirSync(path.dirname(script), { recursive: true })
  writeFileSync(script, barScript)
  for (const name of listPages(folder)) {
    const file = path.join(folder, name)
    writeFileSync(file, addBarScript(readFileSync(file, 'utf8'), basePath))
  }
}

/** Finds the branch whose preview is at a segment of the published branch, as far as this checkout knows. */
function findPublished(segment: string): string | undefined {
  const manifest = readGit('show', `refs/remotes/origin/published:${previewsPath.slice(1)}/${segment}/${manifestFile}`)
  return manifest && parseManifest(manifest)?.branch
}

function readCommit(): string {
  return (
    readGit('rev-parse', 'HEAD')?.trim() ?? fail('There is no git history here, so add the commit: --commit 0123abc')
  )
}

function readGit(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return undefined
  }
}
