import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/components/docs/Breadcrumbs'
import { DraftNotice } from '@/components/docs/DraftNotice'
import { PageFooter } from '@/components/docs/PageFooter'
import { PrevNext } from '@/components/docs/PrevNext'
import { buildReleaseComponents } from '@/components/releases/mdx'
import { ReleaseBody } from '@/components/releases/ReleaseBody'
import { ReleaseHeader } from '@/components/releases/ReleaseHeader'
import { ReleasePicture } from '@/components/releases/ReleasePicture'
import { findEntry, listEntries, readBody, readFragment } from '@/lib/catalogue/entries'
import { buildEntryView } from '@/lib/catalogue/entry-view'
import { buildMetadata } from '@/lib/publish/discovery/metadata'
import { routes, toReleaseHref } from '@/lib/site/routes'
import { currentVersion } from '@/lib/site/versions'
import { getFacts, readPictures } from '@/lib/source/page-data'

type ReleaseProps = { params: Promise<{ slug: string }> }

/** A post with at least as many headings is long. */
const manyHeadings = 4

export const generateStaticParams = () => listEntries('release').map(({ slug }) => ({ slug }))

async function find({ params }: ReleaseProps) {
  return findEntry(toReleaseHref((await params).slug), 'release')
}

export async function generateMetadata(props: ReleaseProps): Promise<Metadata> {
  const release = await find(props)
  return release ? buildMetadata(release) : {}
}

export default async function ReleasePost(props: ReleaseProps) {
  const release = await find(props)
  if (!release) notFound()
  const { trail, related, prevNext, editUrl, reportHref } = buildEntryView(release)
  const pictures = readPictures()
  const components = buildReleaseComponents({ facts: getFacts(currentVersion.id), ...pictures, readFragment })
  return (
    <>
      <Breadcrumbs root={{ label: 'Releases', href: routes.releases }} trail={trail} copies={release.href} />
      <article data-post>
        {release.isDraft && <DraftNotice />}
        <ReleaseHeader release={release} />
        <ReleasePicture release={release} miniatures={pictures.miniatures} />
        <ReleaseBody code={readBody(release)} components={components} anchorsFrom={release.anchorsFrom} />
      </article>
      <PageFooter
        title="In the documentation"
        related={related}
        editUrl={editUrl}
        reportHref={reportHref}
        isShort={release.headings.length < manyHeadings}
      />
      <PrevNext links={prevNext} what="release" />
    </>
  )
}
