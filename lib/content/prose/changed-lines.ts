import { execFileSync } from 'node:child_process'

/** The lines of each file that were added or changed; `'all'` for a new file. Files without changes are missing. */
export type ChangedLines = ReadonlyMap<string, ReadonlySet<number> | 'all'>

/**
 * Asks git for the lines that changed since a commit, including changes that aren't committed yet.
 * @param since a full commit hash
 * @returns undefined if there's no git, or if the clone doesn't go back to that commit
 */
export function listChangedLines(since: string, cwd = process.cwd()): ChangedLines | undefined {
  const git = (...options: string[]) =>
    execFileSync('git', options, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const changed = new Map<string, Set<number> | 'all'>()
    for (const path of git('ls-files', '--others', '--exclude-standard', '-z').split('\0')) {
      if (path) changed.set(path, 'all')
    }
    let lines: Set<number> | undefined
    for (const line of git(
      'diff',
      '--unified=0',
      '--no-color',
      '--no-ext-diff',
      '--no-renames',
      '--dst-prefix=b/',
      since,
      '--',
    ).split('\n')) {
      const [, path] = /^\+\+\+ b\/(.+)$/.exec(line) ?? []
      if (path) {
        lines = new Set()
        changed.set(path, lines)
      }
      const [, start, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []
      if (start) for (let offset = 0; offset < Number(count); offset += 1) lines?.add(Number(start) + offset)
    }
    return changed
  } catch {
    return undefined
  }
}
