import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { toPreviewBasePath } from '@/lib/preview/segment'
import { fail } from './support/fail'
import { PreviewTree } from './support/preview-tree'

/**
 * `npm run preview:publish -- --branch NAME --to DIR`: puts what `preview:build` made into a tree that a static host serves at its root.
 * `--prune` first removes the previews of branches that `git ls-remote` no longer names, or that stand in no line of `--branches FILE`; without
 * `--branch` it does that alone.
 */
const { values } = parseArgs({
  options: {
    branch: { type: 'string' },
    to: { type: 'string' },
    from: { type: 'string', default: 'out-preview' },
    prune: { type: 'boolean', default: false },
    branches: { type: 'string' },
  },
})
const { branch, to, from, prune, branches } = values
if (!to) fail('Into which tree?  (write: npm run preview:publish -- --branch feature/x --to DIR)')
if (branch === undefined && !prune) fail('Which branch?  (name it with --branch, or write --prune)')
if (branches !== undefined && !prune) fail('--branches says what --prune keeps  (add --prune)')

try {
  const tree = new PreviewTree(to)
  if (prune) for (const removed of tree.prune(listBranches())) console.log(`Removed the preview of ${removed.branch}`)
  if (branch !== undefined) {
    tree.publish(from, branch)
    console.log(`The preview of ${branch} is in ${to}, at ${toPreviewBasePath(branch)}`)
  }
} catch (error) {
  fail((error as Error).message)
}

function listBranches(): string[] {
  const heads = 'refs/heads/'
  const lines = branches === undefined ? readRemote() : readFileSync(branches, 'utf8')
  return lines
    .split('\n')
    .map((line) => (line.includes(heads) ? line.slice(line.indexOf(heads) + heads.length) : line).trim())
    .filter(Boolean)
}

function readRemote(): string {
  return execFileSync('git', ['ls-remote', '--heads', 'origin'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}
