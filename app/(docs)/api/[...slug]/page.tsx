import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ApiMain } from '@/components/api/ApiMain'
import { getOperation } from '@/components/api/api-context'
import { DeprecationNotice } from '@/components/api/Deprecation'
import { buildApiComponents } from '@/components/api/mdx'
import { Breadcrumbs } from '@/components/docs/Breadcrumbs'
import { DocsMain } from '@/components/docs/DocsColumns'
import { DraftNotice } from '@/components/docs/DraftNotice'
import { PageFooter } from '@/components/docs/PageFooter'
import { PageHeader } from '@/components/docs/PageHeader'
import { PrevNext } from '@/components/docs/PrevNext'
import { InlineTableOfContents, TableOfContents } from '@/components/docs/TableOfContents'
import { Prose } from '@/components/mdx/Mdx'
import { findEntry, listEntries, listOperationHrefs, readBody, readFragment } from '@/lib/catalogue/entries'
import { buildEntryView } from '@/lib/catalogue/entry-view'
import { buildMetadata } from '@/lib/publish/discovery/metadata'
import { routes, toApiHref } from '@/lib/site/routes'
import { currentVersion } from '@/lib/site/versions'
import { getApiReference, readHighlightedCode } from '@/lib/source/api'
import { getFacts, readPictures } from '@/lib/source/page-data'

type ApiPageProps = { params: Promise<{ slug: string[] }> }

export const generateStaticParams = () => listEntries('api').map(({ slug }) => ({ slug: slug.split('/') }))

async function find({ params }: ApiPageProps) {
  return findEntry(toApiHref((await params).slug.join('/')), 'api')
}

export async function generateMetadata(props: ApiPageProps): Promise<Metadata> {
  const page = await find(props)
  return page ? buildMetadata(page) : {}
}

export default async function ApiPage(props: ApiPageProps) {
  const page = await find(props)
  if (!page) notFound()
  const view = buildEntryView(page)
  const { toc } = view
  const api = { reference: getApiReference(), hrefs: listOperationHrefs(), highlight: readHighlightedCode }
  const components = buildApiComponents({ facts: getFacts(currentVersion.id), ...readPictures(), readFragment, api })
  const breadcrumbs = (
    <Breadcrumbs root={{ label: 'API reference', href: routes.apiStart }} trail={view.trail} copies={page.href} />
  )
  const header = <PageHeader title={page.heading} lead={page.description} facts={[]} />
  const text = <Prose code={readBody(page)} components={components} anchorsFrom={page.anchorsFrom} />
  const footer = (
    <>
      <PageFooter {...view} />
      <PrevNext links={view.prevNext} />
    </>
  )
  if (page.operation) {
    return (
      <ApiMain
        header={
          <>
            {breadcrumbs}
            {header}
          </>
        }
        toc={toc}
      >
        <DeprecationNotice operation={getOperation(api, page.operation)} />
        {text}
        {footer}
      </ApiMain>
    )
  }
  return (
    <DocsMain aside={<TableOfContents items={toc} />}>
      {breadcrumbs}
      <article>
        {page.isDraft && <DraftNotice />}
        {header}
        <InlineTableOfContents items={toc} />
        {text}
      </article>
      {footer}
    </DocsMain>
  )
}
