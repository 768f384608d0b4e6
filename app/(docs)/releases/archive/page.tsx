import type { Metadata } from 'next'
import { ReleaseRows } from '@/components/releases/ReleaseRows'
import { ReleasesHeader } from '@/components/releases/ReleasesHeader'
import { listReleases } from '@/lib/content'
import { releaseAlternates } from '@/lib/site/feeds'
import { routes } from '@/lib/site/routes'

export const metadata: Metadata = {
  title: 'All releases by year',
  description: 'Every version since the first one in 2019, and every letter about prices and systems, year by year.',
  alternates: releaseAlternates(routes.releaseArchive),
}

export default function ReleaseArchive() {
  return (
    <>
      <ReleasesHeader title="All releases by year" />
      <ReleaseRows releases={listReleases()} />
    </>
  )
}
