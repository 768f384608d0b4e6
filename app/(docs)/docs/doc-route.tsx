import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ArchivedBanner } from '@/components/docs/ArchivedBanner'
import { Breadcrumbs } from '@/components/docs/Breadcrumbs'
import { DocsMain } from '@/components/docs/DocsColumns'
import { DraftNotice } from '@/components/docs/DraftNotice'
import { buildDocComponents } from '@/components/docs/mdx'
import { PageFooter } from '@/components/docs/PageFooter'
import { PageHeader } from '@/components/docs/PageHeader'
import { PrevNext } from '@/components/docs/PrevNext'
import { InlineTableOfContents, TableOfContents } from '@/components/docs/TableOfContents'
import { Prose } from '@/components/mdx/Mdx'
import { findDoc, listDocs, readBody, readFragment } from '@/lib/catalogue/entries'
import { buildEntryView } from '@/lib/catalogue/entry-view'
import { buildMetadata } from '@/lib/publish/discovery/metadata'
import { describeDoc } from '@/lib/site/platforms'
import { toDocsStart } from '@/lib/site/routes'
import type { VersionId } from '@/lib/site/versions'
import { getFacts, readPictures } from '@/lib/source/page-data'

type DocRouteProps = { params: Promise<{ slug: string[] }> }

/** Builds the route for the documentation pages of one version. Each version has a folder that uses this route. */
export function buildDocRoute(version: VersionId) {
  async function find({ params }: DocRouteProps) {
    return findDoc(version, (await params).slug.join('/'))
  }

  return {
    generateStaticParams: () => listDocs(version).map(({ slug }) => ({ slug: slug.split('/') })),

    async generateMetadata(props: DocRouteProps): Promise<Metadata> {
      const doc = await find(props)
      return doc ? buildMetadata(doc) : {}
    },

    async Page(props: DocRouteProps) {
      const doc = await find(props)
      if (!doc) notFound()
      const view = buildEntryView(doc)
      const { toc } = view
      const components = buildDocComponents({ facts: getFacts(version), ...readPictures(), readFragment })
      return (
        <DocsMain aside={<TableOfContents items={toc} />}>
          {view.archived && <ArchivedBanner {...view.archived} />}
          <Breadcrumbs
            root={{ label: 'Documentation', href: toDocsStart(version) }}
            trail={view.trail}
            copies={doc.href}
          />
          <article>
            {doc.isDraft && <DraftNotice />}
            <PageHeader title={doc.heading} lead={doc.description} facts={describeDoc(doc)} />
            <InlineTableOfContents items={toc} />
            <Prose code={readBody(doc)} components={components} anchorsFrom={doc.anchorsFrom} />
          </article>
          <PageFooter {...view} />
          <PrevNext links={view.prevNext} />
        </DocsMain>
      )
    },
  }
}
