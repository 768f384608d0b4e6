import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ArchivedBanner } from '@/components/docs/ArchivedBanner'
import { Breadcrumbs } from '@/components/docs/Breadcrumbs'
import { DocsMain } from '@/components/docs/DocsColumns'
import { PageFooter } from '@/components/docs/PageFooter'
import { PageHeader } from '@/components/docs/PageHeader'
import { PrevNext } from '@/components/docs/PrevNext'
import { InlineTableOfContents, TableOfContents } from '@/components/docs/TableOfContents'
import { buildMdxComponents } from '@/components/mdx'
import { Prose } from '@/components/mdx/Mdx'
import { findDocView, getFacts, getSitePage, listDocs, readDocCode, readScenes } from '@/lib/content'
import { buildMetadata } from '@/lib/discovery/metadata'
import { describeDoc } from '@/lib/site/describe-doc'
import { routes } from '@/lib/site/routes'
import { currentVersion, type VersionId } from '@/lib/site/versions'

type DocRouteProps = { params: Promise<{ slug: string[] }> }

/** Builds the route for the documentation pages of one version. Each version has a folder that uses this route. */
export function buildDocRoute(version: VersionId) {
  async function findView({ params }: DocRouteProps) {
    return findDocView(version, (await params).slug.join('/'))
  }

  return {
    generateStaticParams: () => listDocs(version).map(({ slug }) => ({ slug: slug.split('/') })),

    async generateMetadata(props: DocRouteProps): Promise<Metadata> {
      const view = await findView(props)
      return view ? buildMetadata(getSitePage(view.doc.href)) : {}
    },

    async Page(props: DocRouteProps) {
      const view = await findView(props)
      if (!view) notFound()
      const { doc, toc, archived } = view
      const components = buildMdxComponents({ facts: getFacts(version), scenes: readScenes() })
      return (
        <DocsMain aside={<TableOfContents items={toc} />}>
          {archived && (
            <ArchivedBanner
              text={archived.banner}
              currentHref={archived.currentHref}
              isSamePage={archived.isSamePage}
              currentLabel={currentVersion.label}
            />
          )}
          <Breadcrumbs root={{ label: 'Documentation', href: routes.docsStart }} trail={view.trail} />
          <article>
            <PageHeader title={doc.title} lead={doc.description} facts={describeDoc(doc)} href={doc.href} />
            <InlineTableOfContents items={toc} />
            <Prose code={readDocCode(doc)} components={components} anchorsFrom={doc.anchorsFrom} />
          </article>
          <PageFooter related={view.related} editUrl={view.editUrl} lastUpdated={view.lastUpdated} />
          <PrevNext links={view.prevNext} />
        </DocsMain>
      )
    },
  }
}
