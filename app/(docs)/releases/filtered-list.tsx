import type { Metadata } from 'next'
import { NarrowedReleases } from '@/components/releases/NarrowedReleases.client'
import { ReleasesHeader } from '@/components/releases/ReleasesHeader'
import { getSitePage, listReleases } from '@/lib/content'
import { buildMetadata } from '@/lib/discovery/metadata'
import { type ReleaseFilter, toFilterHref, toFilterTitle } from '@/lib/releases/filter'
import { toReleaseRow } from '@/lib/releases/release'

export function describeFilteredList(filter: ReleaseFilter): Metadata {
  return buildMetadata(getSitePage(toFilterHref(filter)))
}

/** The posts for one platform or about one area. The exported page holds them all; with script a second filter narrows them in place. */
export function FilteredList({ filter }: { filter: ReleaseFilter }) {
  const releases = listReleases().map(toReleaseRow)
  return (
    <>
      <ReleasesHeader title={toFilterTitle(filter)} />
      <NarrowedReleases releases={releases} filter={filter} />
    </>
  )
}
