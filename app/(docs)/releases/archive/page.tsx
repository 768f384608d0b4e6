import { ReleaseRows } from '@/components/releases/ReleaseRows'
import { ReleasesHeader } from '@/components/releases/ReleasesHeader'
import { getSitePage, listReleases } from '@/lib/content'
import { buildMetadata } from '@/lib/discovery/metadata'
import { routes } from '@/lib/site/routes'

const page = getSitePage(routes.releaseArchive)

export const metadata = buildMetadata(page)

export default function ReleaseArchive() {
  return (
    <>
      <ReleasesHeader title={page.heading} />
      <ReleaseRows releases={listReleases()} />
    </>
  )
}
