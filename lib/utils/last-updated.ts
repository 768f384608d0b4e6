/**
 * The last day on which each file changed.
 * @param log output of `git log --format=%x00%cs --name-only`: per commit a NUL, its day as `YYYY-MM-DD`, then the paths it touched, newest commit first
 */
export function parseLastUpdated(log: string): Record<string, string> {
  const dates: Record<string, string> = {}
  for (const commit of log.split('\0').slice(1)) {
    const [day = '', ...paths] = commit.split('\n').filter(Boolean)
    for (const path of paths) dates[path] ??= day
  }
  return dates
}
