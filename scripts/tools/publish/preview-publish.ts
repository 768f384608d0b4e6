import { fail, readArguments } from '../fail.mjs'
import { listBranches } from './list-branches'
import { PreviewTree } from './preview-tree'

/**
 * `npm run preview -- publish --branch NAME --to DIR`: puts the site that `preview -- build` made into a tree that a static host serves at its root.
 * `--prune` first removes the previews of branches that `origin` no longer has, or that aren't in `--branches FILE`; without `--branch` it does
 * nothing else.
 */
const { branch, to, from, prune, branches } = readArguments({
  options: {
    branch: { type: 'string' },
    to: { type: 'string' },
    from: { type: 'string', default: 'out-preview' },
    prune: { type: 'boolean', default: false },
    branches: { type: 'string' },
  },
}).values
if (!to) fail('Into which folder? Write: npm run preview -- publish --branch feature/x --to DIR')
if (branch === undefined && !prune) fail('Which branch? Add --branch NAME, or --prune.')
if (branches !== undefined && !prune) fail('--branches lists the previews that --prune keeps, so add --prune.')

try {
  const tree = new PreviewTree(to)
  if (prune) {
    for (const removed of tree.prune(listBranches(branches))) console.log(`Removed the preview of ${removed.branch}.`)
    for (const name of tree.listStrangers()) {
      console.warn(`${to}/previews/${name} isn't a preview, so it stays. Delete it if you don't need it.`)
    }
  }
  if (branch !== undefined) console.log(`The preview of ${branch} is in ${to}, at ${tree.publish(from, branch)}`)
} catch (error) {
  fail((error as Error).message)
}
