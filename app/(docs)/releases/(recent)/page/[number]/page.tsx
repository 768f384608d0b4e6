import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { RedirectContent } from '@/components/layout/RedirectPage'
import { getEntry, listEntries } from '@/lib/catalogue/entries'
import { buildRedirectMetadata } from '@/lib/publish/discovery/metadata'
import { countPages, releaseCounts } from '@/lib/releases/release'
import { routes } from '@/lib/site/routes'
import { describeReleaseList, ReleaseList } from '../../release-list'

type PageProps = { params: Promise<{ number: string }> }

const countReleasePages = () => countPages(listEntries('release').length, releaseCounts.page)

export function generateStaticParams() {
  return Array.from({ length: countReleasePages() }, (_, index) => ({ number: String(index + 1) }))
}

/** The URL of the first page has no number. The one with a number redirects to the list. */
const isFirst = (number: number) => number === 1

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const number = Number((await params).number)
  if (!(number >= 1 && number <= countReleasePages())) notFound()
  return isFirst(number)
    ? buildRedirectMetadata('Releases, page 1', getEntry(routes.releases))
    : describeReleaseList(number)
}

export default async function ReleasesPage({ params }: PageProps) {
  const number = Number((await params).number)
  return isFirst(number) ? <RedirectContent href={routes.releases} label="Releases" /> : <ReleaseList number={number} />
}
