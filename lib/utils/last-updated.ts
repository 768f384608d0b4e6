/**
 * Returns the last day on which each file changed.
 * @param log output of `git log --format=%x00%cs --name-only`, newest commit first: for each commit a NUL, its day as `YYYY-MM-DD`, then the paths it
 * changed
 */
export function parseLastUpdated(log: string): Record<string, string> {
  const dates: Record<string, string> = {}
  for (const commit of log.split('\0').slice(1)) {
    const [day = '', ...paths] = commit.split('\n').filter(Boolean)
    for (const path of paths) dates[path] ??= day
  }
  return dates
}
