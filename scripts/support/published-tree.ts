import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The branch of the repository from which the host serves: production at its root, previews below `/previews`. */
export const publishedBranch = 'published'

/** A folder with what is published now; an empty one where nothing is yet. @param repository the checkout whose `origin` is asked */
export function pullPublished(to: string, repository = process.cwd()): void {
  const target = path.resolve(to)
  const git = (...args: string[]) => runGit(repository, ...args)
  if (existsSync(target)) throw new Error(`${to} is there already  (remove it: git worktree remove --force ${to})`)
  const isThere = git('ls-remote', '--heads', 'origin', publishedBranch) !== ''
  if (isThere)
    git('fetch', '--depth', '1', 'origin', `+refs/heads/${publishedBranch}:refs/remotes/origin/${publishedBranch}`)
  git('worktree', 'prune')
  git(
    'worktree',
    'add',
    '--detach',
    ...(isThere ? [] : ['--no-checkout']),
    target,
    isThere ? `origin/${publishedBranch}` : 'HEAD',
  )
  if (!isThere) runGit(target, 'symbolic-ref', 'HEAD', `refs/heads/${publishedBranch}`)
  if (!isThere) runGit(target, 'read-tree', '--empty')
}

/** Puts a finished site at the root of the tree, in place of the one before; the previews stay. */
export function placeSite(site: string, to: string): void {
  if (!existsSync(path.join(site, 'index.html')))
    throw new Error(`${site}/ holds no finished site  (first: npm run build)`)
  const kept = ['.git', 'previews']
  const clash = kept.find((name) => existsSync(path.join(site, name)))
  if (clash) throw new Error(`${site}/${clash} would stand in the place of the previews`)
  for (const name of readdirSync(to)) if (!kept.includes(name)) rmSync(path.join(to, name), { recursive: true })
  cpSync(site, to, { recursive: true })
}

/**
 * Publishes the tree as the branch's only commit: what was published before is in the history of the sources, and the repository does not
 * grow with each of its builds. Refused by git when somebody else has published since the pull.
 */
export function pushPublished(from: string): void {
  const git = (...args: string[]) => runGit(from, ...args)
  const before = git('for-each-ref', '--format=%(objectname)', `refs/remotes/origin/${publishedBranch}`)
  // GitHub Pages would leave out folders that begin with an underscore.
  writeFileSync(path.join(from, '.nojekyll'), '')
  git('add', '--all', '--force')
  const identity = ['-c', 'user.name=Publishing', '-c', 'user.email=publishing@localhost']
  const commit = git(...identity, 'commit-tree', git('write-tree'), '-m', 'Publish')
  const ref = `refs/heads/${publishedBranch}`
  git('push', `--force-with-lease=${ref}:${before}`, 'origin', `${commit}:${ref}`)
}

function runGit(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}
