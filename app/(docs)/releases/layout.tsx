import type { ReactNode } from 'react'
import { SecondaryMenu } from '@/components/layout/MenuPanel.client'
import { RecentReleases } from '@/components/releases/RecentReleases'
import { ReleaseColumns } from '@/components/releases/ReleaseColumns'
import { listEntries } from '@/lib/catalogue/entries'
import { groupByYear, releaseCounts, toReleaseLabel } from '@/lib/releases/release'

/** Shows the recent releases next to every page of the blog, and again in the mobile menu. */
export default function ReleasesLayout({ children }: { children: ReactNode }) {
  const recent = listEntries('release')
    .slice(0, releaseCounts.recent)
    .map((release) => ({ href: release.href, label: toReleaseLabel(release), date: release.date }))
  const label = 'Recent releases'
  const list = <RecentReleases label={label} years={groupByYear(recent)} />
  return (
    <>
      <SecondaryMenu label={label}>{list}</SecondaryMenu>
      <ReleaseColumns aside={list}>{children}</ReleaseColumns>
    </>
  )
}
