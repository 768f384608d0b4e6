import { TableOfContents } from '@/components/docs/TableOfContents'
import { ReleaseColumns } from '@/components/releases/ReleaseColumns'
import { ReleasesHeader } from '@/components/releases/ReleasesHeader'
import { listTeams, ReleaseTeams } from '@/components/releases/ReleaseTeams'
import { getEntry, listEntries } from '@/lib/catalogue/entries'
import { buildMetadata } from '@/lib/publish/discovery/metadata'
import { routes } from '@/lib/site/routes'

const page = getEntry(routes.releaseAuthors)

export const metadata = buildMetadata(page)

export default function ReleaseAuthors() {
  const teams = listTeams(listEntries('release'))
  const contents = teams.map(({ id, name, releases }) => ({ id, text: name, count: releases.length, children: [] }))
  return (
    <ReleaseColumns aside={<TableOfContents items={contents} />}>
      <ReleasesHeader title={page.heading} view={routes.releaseAuthors} lead={page.description} />
      <ReleaseTeams teams={teams} />
    </ReleaseColumns>
  )
}
