import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findEntry, listEntries } from '@/lib/catalogue/entries'
import { buildMetadata } from '@/lib/publish/discovery/metadata'
import { toPageHref } from '@/lib/site/routes'
import { SitePage } from '../site-page'

type PageProps = { params: Promise<{ slug: string[] }> }

export const generateStaticParams = () => listEntries('page').map(({ slug }) => ({ slug: slug.split('/') }))

async function find({ params }: PageProps) {
  return findEntry(toPageHref((await params).slug.join('/')), 'page')
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const page = await find(props)
  return page ? buildMetadata(page) : {}
}

export default async function PageOfSite(props: PageProps) {
  const page = await find(props)
  if (!page) notFound()
  return <SitePage page={page} />
}
