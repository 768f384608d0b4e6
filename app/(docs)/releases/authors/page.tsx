import { ReleasesHeader } from '@/components/releases/ReleasesHeader'
import { ReleaseTeams } from '@/components/releases/ReleaseTeams'
import { getSitePage, listReleases } from '@/lib/content'
import { buildMetadata } from '@/lib/discovery/metadata'
import { routes } from '@/lib/site/routes'

const page = getSitePage(routes.releaseAuthors)

export const metadata = buildMetadata(page)

export default function ReleaseAuthors() {
  return (
    <>
      <ReleasesHeader title={page.heading} />
      <ReleaseTeams releases={listReleases()} />
    </>
  )
}
