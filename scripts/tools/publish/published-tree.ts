import { existsSync, readdirSync, realpathSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { GitError, runGit, writeCommit } from './git'
import { measureBytes, planRecords, readLiveId, type SiteRecord, toMessage, toPushArguments } from './records'
import { listSiteFiles, refuseHidden } from './site-files'
import { withTemporaryTree } from './temporary-tree'
import { isMarker, markerFile, markTree, refusePlace, requireTree, treeFiles } from './tree-folder'
import { lockFile, lockTree } from './tree-lock'

/** The branch of the repository that the host serves: production at its root, previews below `/previews`. */
export const publishedBranch = 'published'
const publishedRef = `refs/heads/${publishedBranch}`
const remoteRef = `refs/remotes/origin/${publishedBranch}`

/** The push was refused because somebody else has published since the pull. `output` is what git printed. */
export class PushRejected extends Error {
  constructor(readonly output: string) {
    super('Somebody else has published since you pulled. Pull into a new folder, and add your site or preview again.')
  }
}

/**
 * Checks the published branch out into a new folder, which is an empty tree if nothing is published yet.
 * @param repository the checkout whose `origin` has the branch
 */
export async function pullPublished(to: string, repository = process.cwd()): Promise<void> {
  refusePlace(to, repository)
  const target = path.resolve(to)
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new Error(
      `${to} isn't empty. If it's from an earlier pull, remove it first: git worktree remove --force ${to}`,
    )
  }
  const git = (...args: string[]) => runGit(repository, args)
  const isThere = (await fetchPublished(repository)) !== undefined
  await git('worktree', 'prune')
  const start = isThere ? [target, remoteRef] : ['--no-checkout', target, 'HEAD']
  // The files have to stay as they were published, whatever git does with line endings on this computer.
  await git('-c', 'core.autocrlf=false', 'worktree', 'add', '--detach', ...start)
  if (!isThere) {
    // HEAD becomes a branch that doesn't exist yet, under a name that nobody uses, so it has no commits.
    await runGit(target, ['symbolic-ref', 'HEAD', `refs/heads/published-${process.pid}-${Date.now()}`])
    await runGit(target, ['read-tree', '--empty'])
  }
  if (!isThere) markTree(target)
}

/** Fetches the published branch. @returns its commit, or undefined if nothing is published yet */
export async function fetchPublished(repository: string): Promise<string | undefined> {
  if ((await runGit(repository, ['ls-remote', '--heads', 'origin', publishedRef])) === '') return undefined
  await runGit(repository, ['fetch', '--quiet', 'origin', `+${publishedRef}:${remoteRef}`])
  await refuseForeignBranch(repository)
  return runGit(repository, ['rev-parse', remoteRef])
}

/** What a push has published. */
export type Publication = {
  /** The record of the site that's live now. It's missing if only previews are published. */
  live?: SiteRecord
  /** How many files the site has. */
  files: number
  /** Whether the site isn't the same as before, so that it has a new record. */
  isNew: boolean
  /** The most that the new files add to the repository, in bytes. Once git has packed them, they take less. */
  bytes: number
}

/**
 * Publishes a tree as the branch's only commit, so the repository doesn't grow with each build, and keeps the site as a record. The branch and the
 * records change together or not at all.
 * @throws {PushRejected} if somebody else has published since the pull
 */
export async function pushPublished(from: string, repository = process.cwd()): Promise<Publication> {
  requireTree(from, repository)
  const git = (...args: string[]) => runGit(from, args)
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
  const tree = await git('write-tree')
  const plan = await planRecords(from, tree, before === '' ? undefined : await readLiveId(from, before))
  const commit = await writeCommit(from, tree, toMessage(plan?.live.id))
  const lease = `--force-with-lease=${publishedRef}:${before}`
  // We push from the repository itself, because that's where GitHub's checkout leaves the credentials.
  const common = await git('rev-parse', '--path-format=absolute', '--git-common-dir')
  const args = ['push', '--porcelain', '--atomic', lease, 'origin', `${commit}:${publishedRef}`]
  await runGit(common, [...args, ...toPushArguments(plan)]).catch(explainPush)
  const bytes = plan?.isNew ? await measureBytes(from, [plan.live.hash], before === '' ? [] : [before]) : 0
  return { live: plan?.live, files: plan?.site.files ?? 0, isNew: plan?.isNew ?? false, bytes }
}

/** @throws {PushRejected} if it was the branch that moved */
function explainPush(error: unknown): never {
  if (!(error instanceof GitError)) throw error
  if (isOvertaken(error.output)) throw new PushRejected(error.output)
  if (!/\[remote rejected\]/.test(error.output)) throw error
  throw new Error(
    `origin refused the push, so nothing was published. You, or the workflow's token, need permission to replace the branch ${publishedBranch}, and to add and delete refs below refs/published/. git says: ${error.output}`,
  )
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
}: Update): Promise<Publication> {
  let last = ''
  for (let attempt = 1; attempt <= attempts; attempt++) {
    if (attempt > 1) await pauseBefore(attempt)
    try {
      return await withTemporaryTree(repository, async (tree) => {
        await pullPublished(tree, repository)
        await place(tree)
        return pushPublished(tree, repository)
      })
    } catch (error) {
      if (!(error instanceof PushRejected)) throw error
      last = error.output
    }
  }
  throw new Error(
    `Somebody else published first ${attempts} times in a row. Nothing was published, so run the command again later. If nobody else is publishing, git's last message may help: ${last}`,
  )
}

/** Waits twice as long each time, up to 30 seconds, plus or minus a random amount (at most half), so that two runs don't collide again. */
function pauseLonger(attempt: number) {
  return sleep(Math.min(30_000, 500 * 2 ** attempt) * (0.5 + Math.random()))
}

/** Throws if the branch isn't ours. */
async function refuseForeignBranch(repository: string): Promise<void> {
  const marker = await runGit(repository, ['show', `${remoteRef}:${markerFile}`]).catch(() => '')
  if (isMarker(marker)) return
  throw new Error(
    `The branch ${publishedBranch} of origin wasn't created by these commands (it has no valid ${markerFile}), and publishing would replace it. Rename that branch, or delete it if nobody needs its files.`,
  )
}

/** Returns whether git or the host rejected a push because the branch has moved since the pull. */
function isOvertaken(output: string): boolean {
  return /stale info|fetch first|non-fast-forward|cannot lock ref|failed to update ref|reference already exists|incorrect old value/i.test(
    output,
  )
}
