import type { Metadata } from 'next'
import { PlainPage } from '@/components/layout/PlainPage'
import { TitleSearch } from '@/components/search/TitleSearch.client'
import { listPagesInOrder } from '@/lib/content'
import { routes } from '@/lib/site/routes'

export const metadata: Metadata = {
  title: 'Search this site',
  description: 'Find a page of the documentation by its title, its description or another word for the same thing.',
  alternates: { canonical: routes.search },
  robots: { index: false, follow: true },
}

export default function SearchPage() {
  return (
    <PlainPage title="Search" lead="Find a page by its title, or by another word for the same thing.">
      <TitleSearch pages={listPagesInOrder()} />
    </PlainPage>
  )
}
