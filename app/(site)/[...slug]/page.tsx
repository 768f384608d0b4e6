import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findPage, listPages } from '@/lib/content'
import { routes } from '@/lib/site/routes'
import { SitePage } from '../site-page'

type PageProps = { params: Promise<{ slug: string[] }> }

export const dynamicParams = false
export const generateStaticParams = () =>
  listPages()
    .filter(({ href }) => href !== routes.home)
    .map(({ slug }) => ({ slug: slug.split('/') }))

async function find({ params }: PageProps) {
  return findPage((await params).slug.join('/'))
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const page = await find(props)
  if (!page) return {}
  const { title, description, href, noindex } = page
  return {
    title,
    description,
    alternates: { canonical: href },
    robots: noindex ? { index: false, follow: true } : undefined,
  }
}

export default async function PageOfSite(props: PageProps) {
  const page = await find(props)
  if (!page) notFound()
  return <SitePage page={page} />
}
