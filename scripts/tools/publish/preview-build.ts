import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  chooseSegment,
  manifestFile,
  parseManifest,
  previewsPath,
  toPreviewBasePath,
} from '@/lib/publish/preview/preview'
import { fail, readArguments } from '../fail'
import { run } from '../run.mjs'

/**
 * `npm run preview -- build --branch NAME`: builds a branch's site into `out-preview/`, for its base path below /previews or, with `--host-root`, for
 * the root of a separate host. `--commit` sets the commit; by default it's the one that's checked out.
 */
const folder = 'out-preview'
const { values } = readArguments({
  options: {
    branch: { type: 'string' },
    commit: { type: 'string' },
    'host-root': { type: 'boolean', default: false },
  },
})
const { branch } = values
if (branch === undefined) fail('Which branch? Write: npm run preview -- build --branch feature/x')
const commit = values.commit ?? readCommit()
if (!/^[0-9a-f]{7,64}$/.test(commit))
  fail(`--commit is "${commit}", but must be the hash of a commit, 7 digits or more.`)

try {
  const basePath = values['host-root'] ? '' : toPreviewBasePath(chooseSegment(branch, findPublished))
  const env = {
    ...process.env,
    SITE_BASE_PATH: basePath,
    SITE_PREVIEW_BRANCH: branch,
    SITE_PREVIEW_COMMIT: commit,
  }
  await run(process.execPath, ['scripts/build.mjs', '--to', folder], { env })
  writeFileSync(path.join(folder, manifestFile), `${JSON.stringify({ branch, commit, basePath }, null, 2)}\n`)
  console.log(`The preview of ${branch} is in ${folder}/, for ${basePath || 'the root of a host'}`)
} catch (error) {
  fail((error as Error).message)
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
