import { execFileSync } from 'node:child_process'

/** The branch that changes are made from. In a clone that has never checked it out, only the remote one exists. */
const mainBranches = ['main', 'origin/main']

/**
 * Lists the files that differ from the last commit that this branch shares with `main`, including changes that aren't committed and new files.
 * @returns undefined if git can't tell, for example in a shallow clone
 */
export function listChangedFiles(cwd = process.cwd()): { base: string; files: string[] } | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  for (const branch of mainBranches) {
    try {
      const base = git('merge-base', 'HEAD', branch).trim()
      const tracked = git('diff', '--name-only', '--no-renames', '-z', base)
      const added = git('ls-files', '--others', '--exclude-standard', '-z')
      return { base, files: `${tracked}${added}`.split('\0').filter(Boolean) }
    } catch {
      // This clone doesn't have the branch, or not enough of its history.
    }
  }
  return undefined
}
