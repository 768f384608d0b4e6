import { ReleaseColumns } from '@/components/releases/ReleaseColumns'
import { ReleasesHeader } from '@/components/releases/ReleasesHeader'
import { VersionGrid } from '@/components/releases/VersionGrid'
import { getEntry, listEntries } from '@/lib/catalogue/entries'
import { buildMetadata } from '@/lib/publish/discovery/metadata'
import { routes } from '@/lib/site/routes'

const page = getEntry(routes.releasesSince)

export const metadata = buildMetadata(page)

export default function ReleasesSince() {
  return (
    <ReleaseColumns>
      <ReleasesHeader title={page.heading} view={routes.releasesSince} lead={page.description} />
      <VersionGrid releases={listEntries('release')} />
    </ReleaseColumns>
  )
}
