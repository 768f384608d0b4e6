import { execFileSync } from 'node:child_process'
import { fail, readArguments } from './support/fail'
import { listBranches } from './support/list-branches'
import { placeSite } from './support/place-site'
import { PreviewTree } from './support/preview-tree'
import { publishedBranch, pullPublished, pushPublished, updatePublished } from './support/published-tree'

/**
 * `npm run published:pull -- --to DIR`, `published:site -- --to DIR`, `published:push -- --from DIR`: pull the tree that the host serves, put the
 * site into it, and push it. The tree is kept as a branch of this repository. `preview:publish` works on the same folder.
 *
 * `npm run published:update` does all of this at once, and starts again if somebody else was faster. Use it with `-- --site out` for production, with
 * `-- --preview out-preview --branch NAME` for a preview, or with `-- --prune` to remove the previews of deleted branches.
 */
const { positionals, values } = readArguments({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    from: { type: 'string' },
    site: { type: 'string' },
    commit: { type: 'string' },
    preview: { type: 'string' },
    branch: { type: 'string' },
    prune: { type: 'boolean', default: false },
    adopt: { type: 'boolean', default: false },
  },
})
const [command] = positionals
const { adopt, prune, site, preview, branch } = values

try {
  if (command === 'pull') await pullPublished(readFolder('to'), { adopt })
  else if (command === 'site') placeSite('out', readFolder('to'), { commit: readCommit(), adopt })
  else if (command === 'push') await pushPublished(readFolder('from'))
  else if (command === 'update') await update()
  else fail(`There is no published:${command}. Use published:pull, site, push or update.`)
  console.log(`published:${command} is done.`)
} catch (error) {
  fail((error as Error).message)
}

async function update(): Promise<void> {
  if (preview !== undefined && branch === undefined) fail('Which branch is the preview of? Add --branch NAME.')
  if (site === undefined && preview === undefined && !prune)
    fail('Publish what? Add --site out, --preview out-preview or --prune.')
  const commit = site === undefined ? '' : readCommit()
  await updatePublished({ adopt, place: (tree) => place(tree, commit) })
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

function readFolder(option: 'to' | 'from'): string {
  return values[option] || fail(`Which folder? Write: npm run published:${command} -- --${option} DIR`)
}

function readCommit(): string {
  try {
    return values.commit ?? execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return fail('There is no git history here, so add the commit that was built: --commit 0123abc')
  }
}
