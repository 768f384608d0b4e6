import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { buildComment } from '@/lib/publish/changes/summary'
import { listSegments, manifestFile, parseManifest, toPreviewBasePath } from '@/lib/publish/preview/preview'
import { toUrl } from '@/lib/site/address'
import { fail, readArguments } from '../fail'
import { commentOnPullRequests } from './pull-requests'

/**
 * `npm run preview -- comment --branch NAME --commit HASH`: writes the address of the published preview, and how much it changes, into the branch's pull
 * requests. `--from` names the folder of the preview. It only works in a workflow. If the token can't write, the summary of the run has to do.
 */
const { branch, commit, from } = readArguments({
  options: {
    branch: { type: 'string' },
    commit: { type: 'string' },
    from: { type: 'string', default: 'out-preview' },
  },
}).values
if (!branch || !commit) fail('Which preview? Write: npm run preview -- comment --branch feature/x --commit 0123abc')
const { GITHUB_API_URL: api, GITHUB_REPOSITORY: repository, GITHUB_TOKEN: token } = process.env
if (!api || !repository || !token)
  fail('Only a workflow can comment: GITHUB_API_URL, GITHUB_REPOSITORY and GITHUB_TOKEN have to be set.')

const file = path.join(from, manifestFile)
const manifest = existsSync(file) ? parseManifest(readFileSync(file, 'utf8')) : undefined
// The branch has written the manifest, so we only use what it can't make up.
if (!manifest || !listSegments(branch).map(toPreviewBasePath).includes(manifest.basePath))
  fail(`There is no finished preview of ${branch} in ${from}/. First: npm run preview -- build --branch=${branch}`)

try {
  const text = buildComment(toUrl(manifest.basePath), manifest.changes)
  const numbers = await commentOnPullRequests({ api, repository, token, commit, text })
  console.log(
    numbers.length > 0
      ? `Commented on ${numbers.map((number) => `#${number}`).join(', ')}.`
      : `No open pull request contains ${commit.slice(0, 8)}. The summary of this run has the address.`,
  )
} catch (error) {
  console.warn(
    `No comment was written: ${(error as Error).message}. The token may only be able to read, as it is in a fork. The summary of this run has the address.`,
  )
}
