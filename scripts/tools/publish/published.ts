import { execFileSync } from 'node:child_process'
import { fail, readArguments } from '../fail'
import { listBranches } from './list-branches'
import { placeSite } from './place-site'
import { PreviewTree } from './preview-tree'
import { publishedBranch, pullPublished, pushPublished, updatePublished } from './published-tree'

/**
 * The commands of `npm run deploy` that work on the published tree: `pull --to DIR` fetches the tree that the host serves, `site --to DIR` puts the
 * site into it, and `push --from DIR` pushes it. The tree is kept as a branch of this repository. `npm run preview -- publish` works on the same folder.
 *
 * `update` does all of this at once, and starts again if somebody else was faster. Use it with `--site out` for production, with
 * `--preview out-preview --branch NAME` for a preview, or with `--prune` to remove the previews of deleted branches.
 */
const { prune, site, preview, branch, ...values } = readArguments({
  options: {
    to: { type: 'string' },
    from: { type: 'string' },
    site: { type: 'string' },
    commit: { type: 'string' },
    preview: { type: 'string' },
    branch: { type: 'string' },
    prune: { type: 'boolean', default: false },
  },
}).values

type DeployCommand = 'pull' | 'site' | 'push' | 'update'

/** Runs a command, and ends with a message if it fails. */
export async function deploy(command: DeployCommand): Promise<void> {
  try {
    if (command === 'pull') await pullPublished(readFolder(command, 'to'))
    else if (command === 'site') placeSite('out', readFolder(command, 'to'), { commit: readCommit() })
    else if (command === 'push') await pushPublished(readFolder(command, 'from'))
    else await update()
    console.log(`npm run deploy -- ${command} is done.`)
  } catch (error) {
    fail((error as Error).message)
  }
}

async function update(): Promise<void> {
  if (preview !== undefined && branch === undefined) fail('Which branch is the preview of? Add --branch NAME.')
  if (site === undefined && preview === undefined && !prune)
    fail('Publish what? Add --site out, --preview out-preview or --prune.')
  const commit = site === undefined ? '' : readCommit()
  await updatePublished({ place: (tree) => place(tree, commit) })
  console.log(`The branch ${publishedBranch} of origin is up to date.`)
}

function place(tree: string, commit: string): void {
  if (site !== undefined) placeSite(site, tree, { commit })
  const previews = new PreviewTree(tree)
  const branches = listBranches()
  if (prune) for (const removed of previews.prune(branches)) console.log(`Removed the preview of ${removed.branch}.`)
  if (preview === undefined || branch === undefined) return
  if (branches.includes(branch)) console.log(`The preview of ${branch} is at ${previews.publish(preview, branch)}.`)
  else console.log(`The branch ${branch} no longer exists, so its preview isn't published.`)
}

function readFolder(command: DeployCommand, option: 'to' | 'from'): string {
  return values[option] || fail(`Which folder? Write: npm run deploy -- ${command} --${option} DIR`)
}

function readCommit(): string {
  try {
    return values.commit ?? execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return fail('There is no git history here, so add the commit that was built: --commit 0123abc')
  }
}
