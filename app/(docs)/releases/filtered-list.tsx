import type { Metadata } from 'next'
import { Suspense } from 'react'
import { FilteredReleases } from '@/components/releases/FilteredReleases'
import { NarrowedReleases } from '@/components/releases/NarrowedReleases.client'
import { ReleasesHeader } from '@/components/releases/ReleasesHeader'
import { listReleases } from '@/lib/content'
import {
  buildFilterMenus,
  describeFilter,
  filterReleases,
  type ReleaseFilter,
  toFilterHref,
} from '@/lib/releases/filter'
import { toReleaseRow } from '@/lib/releases/release'
import { releaseAlternates } from '@/lib/site/feeds'

/** A selection of what the list holds: not for search engines. */
export function describeFilteredList(filter: ReleaseFilter): Metadata {
  return {
    title: toTitle(filter),
    description: `${toTitle(filter)}: every version that changed something, newest first, with the other filters at hand.`,
    alternates: releaseAlternates(toFilterHref(filter)),
    robots: { index: false, follow: true },
  }
}

/** The posts for one platform or about one area. The exported page holds them all; with script a second filter narrows them in place. */
export function FilteredList({ filter }: { filter: ReleaseFilter }) {
  const releases = listReleases().map(toReleaseRow)
  return (
    <>
      <ReleasesHeader title={toTitle(filter)} />
      <Suspense
        fallback={
          <FilteredReleases
            menus={buildFilterMenus(releases, filter, false)}
            name={describeFilter(filter)}
            releases={filterReleases(releases, filter)}
          />
        }
      >
        <NarrowedReleases releases={releases} filter={filter} />
      </Suspense>
    </>
  )
}

function toTitle(filter: ReleaseFilter): string {
  return filter.platform ? describeFilter(filter) : `Releases about ${describeFilter(filter)}`
}
