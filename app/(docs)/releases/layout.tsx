import type { ReactNode } from 'react'
import { SecondaryMenu } from '@/components/layout/MenuPanel.client'
import { RecentReleases } from '@/components/releases/RecentReleases'
import { listRecentYears, recentLabel } from './recent-years'

/** Lists the recent releases in the mobile menu of every page of the blog. */
export default function ReleasesLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SecondaryMenu label={recentLabel}>
        <RecentReleases label={recentLabel} years={listRecentYears()} />
      </SecondaryMenu>
      {children}
    </>
  )
}
