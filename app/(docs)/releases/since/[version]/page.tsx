import type { Metadata } from 'next'
import { ChangeGroups } from '@/components/releases/ChangeGroups'
import { ChangesFilter } from '@/components/releases/ChangesFilter.client'
import { ReleasesHeader } from '@/components/releases/ReleasesHeader'
import { getEntry, listEntries } from '@/lib/catalogue/entries'
import { buildMetadata } from '@/lib/publish/discovery/metadata'
import { groupChanges, listMinorVersions } from '@/lib/releases/changes'
import { routes, toSinceHref } from '@/lib/site/routes'

type SinceProps = { params: Promise<{ version: string }> }

export const dynamicParams = false

export function generateStaticParams() {
  const versions = listEntries('release').flatMap(({ version }) => version ?? [])
  return listMinorVersions(versions).map((version) => ({ version }))
}

export async function generateMetadata({ params }: SinceProps): Promise<Metadata> {
  return buildMetadata(getEntry(toSinceHref((await params).version)))
}

export default async function ChangesSince({ params }: SinceProps) {
  const { version } = await params
  const page = getEntry(toSinceHref(version))
  const groups = groupChanges(listEntries('release'), version)
  const total = groups.flatMap(({ rows }) => rows.flatMap(({ titles }) => titles)).length
  return (
    <>
      <ReleasesHeader title={page.heading} view={routes.releasesSince} isPart lead={page.description} />
      <ChangesFilter total={total}>
        <ChangeGroups groups={groups} />
      </ChangesFilter>
    </>
  )
}
