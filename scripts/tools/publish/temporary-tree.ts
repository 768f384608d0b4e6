import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isRunning } from '../lock-file.mjs'
import { runGit } from './git'

/**
 * Lets `use` work with a folder for a checkout of the published branch, and removes the folder afterwards. Also removes those of runs that were killed,
 * because each of them takes as much space as the whole site.
 * @param use gets the path of a folder that doesn't exist yet
 */
export async function withTemporaryTree<T>(repository: string, use: (tree: string) => Promise<T>): Promise<T> {
  await removeLeftBehind(repository)
  const folder = mkdtempSync(path.join(tmpdir(), `published-${process.pid}-`))
  try {
    return await use(path.join(folder, 'tree'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await runGit(repository, ['worktree', 'prune'])
  }
}

/** Removes temporary checkouts of this repository whose process has ended. */
async function removeLeftBehind(repository: string): Promise<void> {
  const temporary = realpathSync.native(tmpdir())
  const worktrees = await runGit(repository, ['worktree', 'list', '--porcelain'])
  for (const [, folder = '', pid] of worktrees.matchAll(/^worktree (.*[/\\]published-(\d+)-\w+)[/\\]tree$/gm)) {
    // A folder that somebody else has chosen can have such a name too.
    if (path.dirname(folder) === temporary && !isRunning(Number(pid))) rmSync(folder, { recursive: true, force: true })
  }
}
