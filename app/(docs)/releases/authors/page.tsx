import { ReleaseColumns } from '@/components/releases/ReleaseColumns'
import { ReleaseContents } from '@/components/releases/ReleaseContents'
import { ReleasesHeader } from '@/components/releases/ReleasesHeader'
import { listTeams, ReleaseTeams } from '@/components/releases/ReleaseTeams'
import { getEntry, listEntries } from '@/lib/catalogue/entries'
import { buildMetadata } from '@/lib/publish/discovery/metadata'
import { routes } from '@/lib/site/routes'

const page = getEntry(routes.releaseAuthors)

export const metadata = buildMetadata(page)

export default function ReleaseAuthors() {
  const teams = listTeams(listEntries('release'))
  const contents = teams.map(({ id, name, releases }) => ({ id, label: name, count: releases.length }))
  return (
    <ReleaseColumns aside={<ReleaseContents items={contents} />}>
      <ReleasesHeader title={page.heading} view={routes.releaseAuthors} lead={page.description} />
      <ReleaseTeams teams={teams} />
    </ReleaseColumns>
  )
}
