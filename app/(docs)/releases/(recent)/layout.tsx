import type { ReactNode } from 'react'
import { RecentReleases } from '@/components/releases/RecentReleases'
import { ReleaseColumns } from '@/components/releases/ReleaseColumns'
import { listRecentYears, recentLabel } from '../recent-years'

/** Shows the recent releases next to the list of posts and next to each post. The other pages list all releases themselves. */
export default function RecentLayout({ children }: { children: ReactNode }) {
  return (
    <ReleaseColumns aside={<RecentReleases label={recentLabel} years={listRecentYears()} />}>{children}</ReleaseColumns>
  )
}
