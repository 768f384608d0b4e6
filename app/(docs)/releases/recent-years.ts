import { listEntries } from '@/lib/catalogue/entries'
import { groupByYear, releaseCounts, toReleaseLabel } from '@/lib/releases/release'

export const recentLabel = 'Recent releases'

/** Returns the newest posts as links, by year. */
export function listRecentYears() {
  const recent = listEntries('release').slice(0, releaseCounts.recent)
  return groupByYear(recent.map((release) => ({ ...release, label: toReleaseLabel(release) })))
}
