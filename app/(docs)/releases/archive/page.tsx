import { TableOfContents } from '@/components/docs/TableOfContents'
import { ReleaseColumns } from '@/components/releases/ReleaseColumns'
import { ReleaseRows, toYearId } from '@/components/releases/ReleaseRows'
import { ReleasesHeader } from '@/components/releases/ReleasesHeader'
import { getEntry, listEntries } from '@/lib/catalogue/entries'
import { buildMetadata } from '@/lib/publish/discovery/metadata'
import { groupByYear } from '@/lib/releases/release'
import { routes } from '@/lib/site/routes'

const page = getEntry(routes.releaseArchive)

export const metadata = buildMetadata(page)

export default function ReleaseArchive() {
  const releases = listEntries('release')
  const years = groupByYear(releases).map(({ year, entries }) => ({
    id: toYearId(year),
    text: year,
    count: entries.length,
    children: [],
  }))
  return (
    <ReleaseColumns aside={<TableOfContents items={years} />}>
      <ReleasesHeader title={page.heading} view={routes.releaseArchive} lead={page.description} />
      <ReleaseRows releases={releases} isArchive />
    </ReleaseColumns>
  )
}
