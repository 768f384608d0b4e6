import type { Metadata } from 'next'
import { NarrowedReleases } from '@/components/releases/NarrowedReleases.client'
import { ReleasesHeader } from '@/components/releases/ReleasesHeader'
import { getEntry, listEntries } from '@/lib/catalogue/entries'
import { buildMetadata } from '@/lib/publish/discovery/metadata'
import { type ReleaseFilter, toFilterHref, toFilterTitle } from '@/lib/releases/filter'
import { toReleaseRow } from '@/lib/releases/release'

export function describeFilteredList(filter: ReleaseFilter): Metadata {
  return buildMetadata(getEntry(toFilterHref(filter)))
}

/** Shows the posts for one platform or area. The exported page contains all of them; with JavaScript, a second filter narrows the list in place. */
export function FilteredList({ filter }: { filter: ReleaseFilter }) {
  const releases = listEntries('release').map(toReleaseRow)
  return (
    <>
      <ReleasesHeader title={toFilterTitle(filter)} />
      <NarrowedReleases releases={releases} filter={filter} />
    </>
  )
}
