import type { Metadata } from 'next'
import { TableOfContents } from '@/components/docs/TableOfContents'
import { ChangeGroups } from '@/components/releases/ChangeGroups'
import { ChangesFilter } from '@/components/releases/ChangesFilter.client'
import { ReleaseColumns } from '@/components/releases/ReleaseColumns'
import { ReleasesHeader } from '@/components/releases/ReleasesHeader'
import { VersionMenu } from '@/components/releases/VersionGrid'
import { getEntry, listEntries } from '@/lib/catalogue/entries'
import { buildMetadata } from '@/lib/publish/discovery/metadata'
import { groupChanges, listMinorVersions } from '@/lib/releases/changes'
import { routes, toSinceHref } from '@/lib/site/routes'

type SinceProps = { params: Promise<{ version: string }> }

/** A list with more changes only names them. Readers who skipped years want to skim it, and the router's data file for it stays within its limit. */
const mostExplained = 150

export const dynamicParams = false

const listVersions = () => listMinorVersions(listEntries('release').flatMap(({ version }) => version ?? []))

export const generateStaticParams = () => listVersions().map((version) => ({ version }))

export async function generateMetadata({ params }: SinceProps): Promise<Metadata> {
  return buildMetadata(getEntry(toSinceHref((await params).version)))
}

export default async function ChangesSince({ params }: SinceProps) {
  const { version } = await params
  const page = getEntry(toSinceHref(version))
  const groups = groupChanges(listEntries('release'), version)
  const contents = groups.map(({ id, title, rows }) => ({
    id,
    text: title,
    count: rows.flatMap(({ changes }) => changes).length,
    children: [],
  }))
  const total = contents.reduce((sum, { count }) => sum + count, 0)
  return (
    <ReleaseColumns aside={<TableOfContents items={contents} />}>
      <ReleasesHeader title={page.heading} view={routes.releasesSince} isPart lead={page.description} />
      <ChangesFilter total={total} version={<VersionMenu versions={listVersions()} current={version} />}>
        <ChangeGroups groups={groups} isBrief={total > mostExplained} />
      </ChangesFilter>
    </ReleaseColumns>
  )
}
