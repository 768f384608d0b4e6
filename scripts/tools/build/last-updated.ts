import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseLastUpdated } from '@/lib/catalogue/last-updated'

/** What git knows about the days on which files of `content/` changed. */
export type LastUpdated = {
  /** The last day of each file, as `YYYY-MM-DD`. */
  dates: Record<string, string>
  /** The day of the first commit. */
  since?: string
  /** Why there are no dates. */
  problem?: string
}

/**
 * Reads the dates in one pass over the history, however many pages there are. A shallow clone knows only its last commits, so it would give most files
 * the wrong day.
 */
export function readLastUpdated(cwd = process.cwd()): LastUpdated {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  try {
    // Another branch may have been fetched without its history, which would make the repository shallow, but not what's checked out.
    const shallow = path.resolve(cwd, git('rev-parse', '--git-path', 'shallow').trim())
    const cut = existsSync(shallow) ? readFileSync(shallow, 'utf8') : ''
    const roots = git('log', '--max-parents=0', '--format=%H %cs')
      .trim()
      .split('\n')
      .map((line) => line.split(' '))
    if (roots.some(([commit]) => commit && cut.includes(commit)))
      return { dates: {}, problem: 'the git history is shallow  (fetch the rest: git fetch --unshallow)' }
    const first = roots.map(([, day]) => day).sort()[0]
    const dates = parseLastUpdated(git('log', '--format=%x00%cs', '--name-only', '--', 'content'))
    return { dates, since: first }
  } catch {
    return { dates: {}, problem: "there's no git history here  (work in a clone of the repository)" }
  }
}
