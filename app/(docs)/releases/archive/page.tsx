import { ReleaseRows } from '@/components/releases/ReleaseRows'
import { ReleasesHeader } from '@/components/releases/ReleasesHeader'
import { getEntry, listEntries } from '@/lib/catalogue/entries'
import { buildMetadata } from '@/lib/publish/discovery/metadata'
import { routes } from '@/lib/site/routes'

const page = getEntry(routes.releaseArchive)

export const metadata = buildMetadata(page)

export default function ReleaseArchive() {
  return (
    <>
      <ReleasesHeader title={page.heading} view={routes.releaseArchive} />
      <ReleaseRows releases={listEntries('release')} />
    </>
  )
}
