import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ApiMain } from '@/components/api/ApiMain'
import { Endpoint } from '@/components/api/Endpoint'
import { buildApiComponents } from '@/components/api/mdx'
import { SamplePanel } from '@/components/api/SamplePanel'
import { Breadcrumbs } from '@/components/docs/Breadcrumbs'
import { DocsMain } from '@/components/docs/DocsColumns'
import { PageFooter } from '@/components/docs/PageFooter'
import { PageHeader } from '@/components/docs/PageHeader'
import { PrevNext } from '@/components/docs/PrevNext'
import { InlineTableOfContents, TableOfContents } from '@/components/docs/TableOfContents'
import { Prose } from '@/components/mdx/Mdx'
import {
  findApiPageView,
  getApiReference,
  getFacts,
  getSitePage,
  highlightCode,
  listApiPages,
  listOperationHrefs,
  readApiPageCode,
  readScenes,
} from '@/lib/content'
import { buildMetadata } from '@/lib/discovery/metadata'
import { routes } from '@/lib/site/routes'
import { currentVersion } from '@/lib/site/versions'

type ApiPageProps = { params: Promise<{ slug: string[] }> }

export const generateStaticParams = () => listApiPages().map(({ slug }) => ({ slug: slug.split('/') }))

async function findView({ params }: ApiPageProps) {
  return findApiPageView((await params).slug.join('/'))
}

export async function generateMetadata(props: ApiPageProps): Promise<Metadata> {
  const view = await findView(props)
  return view ? buildMetadata(getSitePage(view.page.href)) : {}
}

export default async function ApiPage(props: ApiPageProps) {
  const view = await findView(props)
  if (!view) notFound()
  const { page, toc } = view
  const api = { reference: getApiReference(), hrefs: listOperationHrefs(), highlight: highlightCode }
  const components = buildApiComponents({ facts: getFacts(currentVersion.id), scenes: readScenes(), api })
  const operation = page.operation ? api.reference.operations.get(page.operation) : undefined
  const breadcrumbs = <Breadcrumbs root={{ label: 'API reference', href: routes.apiStart }} trail={view.trail} />
  const header = <PageHeader title={page.title} lead={page.description} facts={[]} href={page.href} />
  const text = <Prose code={readApiPageCode(page)} components={components} anchorsFrom={page.anchorsFrom} />
  const footer = (
    <>
      <PageFooter related={[]} editUrl={view.editUrl} lastUpdated={view.lastUpdated} />
      <PrevNext links={view.prevNext} />
    </>
  )
  if (operation) {
    return (
      <ApiMain
        header={
          <>
            {breadcrumbs}
            {header}
            <Endpoint operation={operation} />
          </>
        }
        toc={toc}
        samples={<SamplePanel operation={operation} highlight={api.highlight} />}
      >
        {text}
        {footer}
      </ApiMain>
    )
  }
  return (
    <DocsMain aside={<TableOfContents items={toc} />}>
      {breadcrumbs}
      <article>
        {header}
        <InlineTableOfContents items={toc} />
        {text}
      </article>
      {footer}
    </DocsMain>
  )
}
