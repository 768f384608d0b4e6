import path from 'node:path'
import { memo } from '../source/memo.mjs'
import { readJson } from '../source/read-json'

/**
 * Returns the last day on which each file changed.
 * @param log output of `git log --format=%x00%cs --name-only`, newest commit first: for each commit a NUL, its day as `YYYY-MM-DD`, then the paths it
 * changed
 */
export function parseLastUpdated(log: string): Record<string, string> {
  const dates: Record<string, string> = {}
  for (const commit of log.split('\0').slice(1)) {
    const [day = '', ...paths] = commit.split('\n').filter(Boolean)
    for (const file of paths) dates[file] ??= day
  }
  return dates
}

const readDates = memo(
  () =>
    readJson(path.join(/*turbopackIgnore: true*/ process.cwd(), '.generated', 'last-updated.json')) as Record<
      string,
      string
    >,
)

/**
 * Returns the day on which a file last changed in git, as `YYYY-MM-DD`, or undefined if the history doesn't show it (a new file, a shallow clone).
 * `npm run build` collects all dates in one pass over the history.
 */
export function findLastUpdated(sourcePath: string): string | undefined {
  return readDates()[sourcePath]
}
