import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { manifestFile } from '@/lib/preview/manifest'
import { toPreviewBasePath } from '@/lib/preview/segment'
import { fail } from './support/fail'
import { run } from './support/run.mjs'

/**
 * `npm run preview:build -- --branch NAME`: the site of a branch into `out-preview/`, for its base path below /previews, or with
 * `--host-root` for the root of a host of its own. `--commit` names the commit, else it is that of the checkout.
 */
const folder = 'out-preview'
const { values } = parseArgs({
  options: {
    branch: { type: 'string' },
    commit: { type: 'string' },
    'host-root': { type: 'boolean', default: false },
  },
})
const { branch } = values
if (branch === undefined) fail('Which branch?  (write: npm run preview:build -- --branch feature/x)')
const commit = values.commit ?? readCommit()
if (!/^[0-9a-f]{7,64}$/.test(commit))
  fail(`--commit is "${commit}", but must be the hash of a commit, 7 digits or more`)

try {
  const basePath = values['host-root'] ? '' : toPreviewBasePath(branch)
  const env = {
    ...process.env,
    SITE_BASE_PATH: basePath,
    SITE_PREVIEW_BRANCH: branch,
    SITE_PREVIEW_COMMIT: commit,
  }
  await run('node', ['scripts/build.mjs', '--to', folder], { env })
  writeFileSync(path.join(folder, manifestFile), `${JSON.stringify({ branch, commit, basePath }, null, 2)}\n`)
  console.log(`The preview of ${branch} is in ${folder}/, for ${basePath || 'the root of a host'}`)
} catch (error) {
  fail((error as Error).message)
}

function readCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return fail('There is no git history here to read the commit from  (name it: --commit 0123abc)')
  }
}
