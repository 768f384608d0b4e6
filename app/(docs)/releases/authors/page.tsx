import { ReleasesHeader } from '@/components/releases/ReleasesHeader'
import { ReleaseTeams } from '@/components/releases/ReleaseTeams'
import { getEntry, listEntries } from '@/lib/catalogue/entries'
import { buildMetadata } from '@/lib/publish/discovery/metadata'
import { routes } from '@/lib/site/routes'
import { readPictures } from '@/lib/source/page-data'

const page = getEntry(routes.releaseAuthors)

export const metadata = buildMetadata(page)

export default function ReleaseAuthors() {
  return (
    <>
      <ReleasesHeader title={page.heading} view={routes.releaseAuthors} />
      <ReleaseTeams releases={listEntries('release')} miniatures={readPictures().miniatures} />
    </>
  )
}
