import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { listSiteFiles, refuseHidden } from './site-files'
import { isMarker, markerFile, markTree, refusePlace, requireTree, treeFiles } from './tree-folder'
import { lockFile, lockTree } from './tree-lock'

/** The branch of the repository that the host serves: production at its root, previews below `/previews`. */
export const publishedBranch = 'published'
const publishedRef = `refs/heads/${publishedBranch}`
const remoteRef = `refs/remotes/origin/${publishedBranch}`
const author = { name: 'Publishing', email: 'publishing@localhost' }

/** The push was refused because somebody else has published since the pull. */
export class PushRejected extends Error {}

/**
 * Checks the published branch out into a new folder, which is an empty tree if nothing is published yet.
 * @param repository the checkout whose `origin` has the branch
 */
export async function pullPublished(to: string, repository = process.cwd()): Promise<void> {
  refusePlace(to, repository)
  const target = path.resolve(to)
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new Error(`${to} isn't empty. If you pulled it before, remove it first: git worktree remove --force ${to}`)
  }
  const git = (...args: string[]) => runGit(repository, ...args)
  const isThere = (await git('ls-remote', '--heads', 'origin', publishedRef)) !== ''
  if (isThere) {
    await git('fetch', '--depth', '1', 'origin', `+${publishedRef}:${remoteRef}`)
    await refuseForeignBranch(repository)
  }
  await git('worktree', 'prune')
  const start = isThere ? [target, remoteRef] : ['--no-checkout', target, 'HEAD']
  await git('worktree', 'add', '--detach', ...start)
  if (!isThere) {
    // HEAD becomes a branch that doesn't exist yet, under a name that nobody uses, so it has no commits.
    await runGit(target, 'symbolic-ref', 'HEAD', `refs/heads/published-${process.pid}-${Date.now()}`)
    await runGit(target, 'read-tree', '--empty')
  }
  if (!isThere) markTree(target)
}

/**
 * Publishes a tree as the branch's only commit, so the repository doesn't grow with each build. What was published before can be built again from the
 * sources.
 * @throws {PushRejected} if somebody else has published since the pull
 */
export async function pushPublished(from: string, repository = process.cwd()): Promise<void> {
  requireTree(from, repository)
  const git = (...args: string[]) => runGit(from, ...args)
  const topLevel = await git('rev-parse', '--show-toplevel').catch(() => '')
  if (topLevel !== realpathSync.native(from)) {
    throw new Error(`${from} isn't a checkout of the published branch. Start with: npm run deploy -- pull --to DIR`)
  }
  const unlock = lockTree(from)
  try {
    refuseHidden(from, listSiteFiles(from, ['.git', lockFile]), treeFiles)
    // GitHub Pages would leave out folders that begin with an underscore.
    writeFileSync(path.join(from, '.nojekyll'), '')
    // Adds the files as they are, whatever line endings this computer's settings ask for.
    await git('-c', 'core.autocrlf=false', 'add', '--all', '--force', '--', '.', `:(exclude,top)${lockFile}`)
  } finally {
    unlock()
  }
  const before = await git('rev-parse', '--quiet', '--verify', 'HEAD').catch(() => '')
  const identity = ['-c', `user.name=${author.name}`, '-c', `user.email=${author.email}`]
  const commit = await git(...identity, 'commit-tree', await git('write-tree'), '-m', 'Publish')
  // We push from the repository itself, because that's where GitHub's checkout leaves the credentials.
  const common = await git('rev-parse', '--path-format=absolute', '--git-common-dir')
  const args = [
    'push',
    '--porcelain',
    `--force-with-lease=${publishedRef}:${before}`,
    'origin',
    `${commit}:${publishedRef}`,
  ]
  await runGit(common, ...args).catch((error: GitError) => {
    if (!isOvertaken(error.output)) throw error
    throw new PushRejected(
      'Somebody else has published since the pull. Pull into a new folder and place your site or preview again.',
    )
  })
}

type Update = {
  repository?: string
  /** Puts a site or preview into the tree. It's called again, with a fresh tree, each time somebody else was faster. */
  place: (tree: string) => void | Promise<void>
  attempts?: number
  pauseBefore?: (attempt: number) => Promise<unknown>
}

/** Pulls, places and pushes. If the push is rejected, starts from the beginning until it works. @throws {Error} after too many attempts */
export async function updatePublished({
  repository = process.cwd(),
  place,
  attempts = 12,
  pauseBefore = pauseLonger,
}: Update): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    if (attempt > 1) await pauseBefore(attempt)
    const folder = mkdtempSync(path.join(tmpdir(), 'published-'))
    const tree = path.join(folder, 'tree')
    try {
      await pullPublished(tree, repository)
      await place(tree)
      await pushPublished(tree, repository)
      return
    } catch (error) {
      if (!(error instanceof PushRejected)) throw error
    } finally {
      rmSync(folder, { recursive: true, force: true })
      await runGit(repository, 'worktree', 'prune')
    }
  }
  throw new Error(
    `Somebody else published first ${attempts} times in a row. Nothing was published; run the command again later.`,
  )
}

/** Waits twice as long each time, up to 30 seconds, plus or minus a random amount (at most half), so that two runs don't collide again. */
function pauseLonger(attempt: number) {
  return sleep(Math.min(30_000, 500 * 2 ** attempt) * (0.5 + Math.random()))
}

/** Throws if the branch isn't ours. */
async function refuseForeignBranch(repository: string): Promise<void> {
  const marker = await runGit(repository, 'show', `${remoteRef}:${markerFile}`).catch(() => '')
  if (isMarker(marker)) return
  throw new Error(
    `The branch ${publishedBranch} of origin wasn't made by these commands (it has no valid ${markerFile}), and publishing would replace it. Rename that branch, or delete it if nobody needs its files.`,
  )
}

/** Returns whether git or the host rejected a push because the branch has moved since the pull. */
function isOvertaken(output: string): boolean {
  return /stale info|fetch first|non-fast-forward|cannot lock ref|failed to update ref|reference already exists|incorrect old value/i.test(
    output,
  )
}

class GitError extends Error {
  constructor(
    command: string,
    readonly output: string,
  ) {
    super(`git ${command} failed: ${output}`)
  }
}

async function runGit(cwd: string, ...args: string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('git', args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 })
    return stdout.trim()
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string }
    throw new GitError(args.find((arg) => /^[a-z]/.test(arg)) ?? '', `${stdout}${stderr}`.trim() || message)
  }
}
