import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/components/docs/Breadcrumbs'
import { PageFooter } from '@/components/docs/PageFooter'
import { PrevNext } from '@/components/docs/PrevNext'
import { buildMdxComponents } from '@/components/mdx'
import { ReleaseBody } from '@/components/releases/ReleaseBody'
import { ReleaseHeader } from '@/components/releases/ReleaseHeader'
import { findReleaseView, getFacts, getSitePage, listReleases, readReleaseCode, readScenes } from '@/lib/content'
import { buildMetadata } from '@/lib/discovery/metadata'
import { routes } from '@/lib/site/routes'
import { currentVersion } from '@/lib/site/versions'

type ReleaseProps = { params: Promise<{ slug: string }> }

export const generateStaticParams = () => listReleases().map(({ slug }) => ({ slug }))

async function findView({ params }: ReleaseProps) {
  return findReleaseView((await params).slug)
}

export async function generateMetadata(props: ReleaseProps): Promise<Metadata> {
  const view = await findView(props)
  return view ? buildMetadata(getSitePage(view.release.href)) : {}
}

export default async function ReleasePost(props: ReleaseProps) {
  const view = await findView(props)
  if (!view) notFound()
  const { release, related, prevNext, editUrl } = view
  const components = buildMdxComponents({ facts: getFacts(currentVersion.id), scenes: readScenes() })
  return (
    <>
      <Breadcrumbs root={{ label: 'Releases', href: routes.releases }} trail={[release.date.slice(0, 4)]} />
      <article>
        <ReleaseHeader release={release} />
        <ReleaseBody code={readReleaseCode(release)} components={components} anchorsFrom={release.anchorsFrom} />
      </article>
      <PageFooter title="In the documentation" related={related} editUrl={editUrl} />
      <PrevNext links={prevNext} what="release" />
    </>
  )
}
