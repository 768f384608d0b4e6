import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { buildComment } from '@/lib/publish/changes/summary'
import {
  listSegments,
  manifestFile,
  type PreviewManifest,
  parseManifest,
  toPreviewBasePath,
} from '@/lib/publish/preview/preview'
import { toUrl } from '@/lib/site/address'
import { fail, readArguments } from '../fail.mjs'
import { publishedBranch } from './published-tree'
import { commentOnPullRequests, type Repository, readRemoteFile } from './pull-requests'

/**
 * `npm run preview -- comment --branch NAME --commit HASH`: comments on the branch's pull requests with the address of the published
 * preview and how much it changes. `--from` names the folder of the preview; with `--published`, it's the one that was published last. It only works in a
 * workflow. If the token can't comment, the address is in the run's summary.
 */
const { branch, commit, from, published } = readArguments({
  options: {
    branch: { type: 'string' },
    commit: { type: 'string' },
    from: { type: 'string', default: 'out-preview' },
    published: { type: 'boolean', default: false },
  },
}).values
if (!branch || !commit) fail('Which preview? Write: npm run preview -- comment --branch feature/x --commit 0123abc')
const { GITHUB_API_URL: api, GITHUB_REPOSITORY: repository, GITHUB_TOKEN: token } = process.env
if (!api || !repository || !token)
  fail('Only a workflow can comment: GITHUB_API_URL, GITHUB_REPOSITORY and GITHUB_TOKEN have to be set.')

// The branch has written the manifest, so we only use what it can't make up.
const places = listSegments(branch).map(toPreviewBasePath)
const isOwn = (manifest: PreviewManifest | undefined) => !!manifest && places.includes(manifest.basePath)
const where = { api, repository, token }

try {
  const manifest = published ? await readPublished(where) : readBuilt()
  if (!manifest) console.log(`No preview of ${branch} is published yet. The run that publishes it will comment.`)
  else await comment(manifest)
} catch (error) {
  console.warn(
    `Couldn't comment: ${(error as Error).message}. The token may be read-only, as in a fork. The summary of this run has the address.`,
  )
}

async function comment({ basePath, changes }: PreviewManifest): Promise<void> {
  const text = buildComment(toUrl(basePath), changes)
  const numbers = await commentOnPullRequests({ ...where, commit: commit as string, text })
  console.log(
    numbers.length > 0
      ? `Commented on ${numbers.map((number) => `#${number}`).join(', ')}.`
      : `No open pull request contains ${commit?.slice(0, 8)}. The summary of this run has the address.`,
  )
}

function readBuilt(): PreviewManifest {
  const file = path.join(from, manifestFile)
  const manifest = existsSync(file) ? parseManifest(readFileSync(file, 'utf8')) : undefined
  if (!manifest || !isOwn(manifest))
    fail(`There is no finished preview of ${branch} in ${from}/. First: npm run preview -- build --branch=${branch}`)
  return manifest
}

/** Reads it from the published branch, so that nothing has to be built or checked out. */
async function readPublished(repository: Repository): Promise<PreviewManifest | undefined> {
  for (const place of places) {
    const text = await readRemoteFile(repository, publishedBranch, `${place.slice(1)}/${manifestFile}`)
    const manifest = text === undefined ? undefined : parseManifest(text)
    // Another branch can have the shorter of the two addresses.
    if (manifest && isOwn(manifest) && manifest.branch === branch) return manifest
  }
  return undefined
}
