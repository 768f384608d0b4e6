import type { Metadata } from 'next'
import { ReleasesHeader } from '@/components/releases/ReleasesHeader'
import { ReleaseTeams } from '@/components/releases/ReleaseTeams'
import { listReleases } from '@/lib/content'
import { releaseAlternates } from '@/lib/site/feeds'
import { routes } from '@/lib/site/routes'

export const metadata: Metadata = {
  title: 'Release authors',
  description: 'Release notes are written by the teams that do the work. Each team, what it does, and what it wrote.',
  alternates: releaseAlternates(routes.releaseAuthors),
}

export default function ReleaseAuthors() {
  return (
    <>
      <ReleasesHeader title="Who writes the releases" />
      <ReleaseTeams releases={listReleases()} />
    </>
  )
}
