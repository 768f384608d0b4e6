import type { Metadata } from 'next'
import { buildReleaseComponents } from '@/components/releases/mdx'
import { ReleaseBody } from '@/components/releases/ReleaseBody'
import { ReleaseEntry } from '@/components/releases/ReleaseEntry'
import { ReleaseFilters } from '@/components/releases/ReleaseFilters'
import { ReleasePicture } from '@/components/releases/ReleasePicture'
import { ReleasesHeader } from '@/components/releases/ReleasesHeader'
import { Pagination } from '@/components/ui/Pagination'
import { getEntry, listEntries, readBody, readFragment } from '@/lib/catalogue/entries'
import { buildMetadata } from '@/lib/publish/discovery/metadata'
import { buildFilterMenus } from '@/lib/releases/filter'
import { getListPage, releaseCounts } from '@/lib/releases/release'
import { routes, toReleasePageHref } from '@/lib/site/routes'
import { currentVersion } from '@/lib/site/versions'
import { getFacts, readPictures } from '@/lib/source/page-data'

export function describeReleaseList(number: number): Metadata {
  return buildMetadata(getEntry(toReleasePageHref(number)))
}

/** Shows one page of the list, with the newest posts first. */
export function ReleaseList({ number }: { number: number }) {
  const releases = listEntries('release')
  const page = getListPage(releases, releaseCounts.page, number)
  const pictures = readPictures()
  const components = buildReleaseComponents({ facts: getFacts(currentVersion.id), ...pictures, readFragment })
  return (
    <>
      <ReleasesHeader title="Releases" view={routes.releases} page={page} />
      <ReleaseFilters menus={buildFilterMenus(releases, {}, false)} />
      {page.entries.map((release) => (
        <ReleaseEntry
          key={release.slug}
          release={release}
          picture={<ReleasePicture release={release} miniatures={pictures.miniatures} />}
        >
          {!release.isStory && <ReleaseBody code={readBody(release)} components={components} isInList />}
        </ReleaseEntry>
      ))}
      <Pagination
        label="Pages of releases"
        current={number}
        hrefs={Array.from({ length: page.count }, (_, index) => toReleasePageHref(index + 1))}
        previous="Newer"
        next="Older"
      />
    </>
  )
}
