import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findPage, getSitePage, listPages } from '@/lib/content'
import { buildMetadata } from '@/lib/discovery/metadata'
import { routes } from '@/lib/site/routes'
import { SitePage } from '../site-page'

type PageProps = { params: Promise<{ slug: string[] }> }

export const generateStaticParams = () =>
  listPages()
    .filter(({ href }) => href !== routes.home)
    .map(({ slug }) => ({ slug: slug.split('/') }))

async function find({ params }: PageProps) {
  return findPage((await params).slug.join('/'))
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const page = await find(props)
  return page ? buildMetadata(getSitePage(page.href)) : {}
}

export default async function PageOfSite(props: PageProps) {
  const page = await find(props)
  if (!page) notFound()
  return <SitePage page={page} />
}
