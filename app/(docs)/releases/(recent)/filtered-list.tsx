import type { Metadata } from 'next'
import { NarrowedReleases, WhenShown } from '@/components/releases/NarrowedReleases.client'
import { ReleaseRows } from '@/components/releases/ReleaseRows'
import { ReleasesHeader } from '@/components/releases/ReleasesHeader'
import { getEntry, listEntries } from '@/lib/catalogue/entries'
import { buildMetadata } from '@/lib/publish/discovery/metadata'
import { filterReleases, type ReleaseFilter, toFilterHref, toFilterTitle } from '@/lib/releases/filter'
import { toOwnFeed } from '@/lib/site/navigation'
import { toFeedHref } from '@/lib/site/routes'

export function describeFilteredList(filter: ReleaseFilter): Metadata {
  return buildMetadata(getEntry(toFilterHref(filter)))
}

/** Shows the posts for one platform or area. The exported page contains all of them; with JavaScript, a second filter narrows the list in place. */
export function FilteredList({ filter }: { filter: ReleaseFilter }) {
  const releases = listEntries('release')
  return (
    <>
      <ReleasesHeader title={toFilterTitle(filter)} feeds={[toOwnFeed(toFeedHref(toFilterHref(filter)))]} />
      <NarrowedReleases
        releases={releases.map(({ slug, platforms, areas }) => ({ slug, platforms, areas }))}
        filter={filter}
      >
        <ReleaseRows releases={filterReleases(releases, filter)} Shown={WhenShown} />
      </NarrowedReleases>
    </>
  )
}
