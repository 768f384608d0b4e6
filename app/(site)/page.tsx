import type { Metadata } from 'next'
import { getPage } from '@/lib/content'
import { config } from '@/lib/site/config.mjs'
import { routes } from '@/lib/site/routes'
import { SitePage } from './site-page'

export function generateMetadata(): Metadata {
  const { title, description } = getPage('home')
  return {
    title: { absolute: `${config.name}: ${title.charAt(0).toLowerCase()}${title.slice(1)}` },
    description,
    alternates: { canonical: routes.home },
  }
}

export default function Home() {
  return <SitePage page={getPage('home')} />
}
