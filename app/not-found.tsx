import type { Metadata } from 'next'
import { NearestPages } from '@/components/layout/NearestPages.client'
import { PlainPage } from '@/components/layout/PlainPage'
import { Link } from '@/components/ui/Link.client'
import { routes } from '@/lib/site/routes'

export const metadata: Metadata = {
  title: 'Page not found',
  description: 'There is no page at this address. Search the site, or open one of the pages with the nearest names.',
  robots: { index: false },
}

export default function NotFound() {
  return (
    <PlainPage
      title="Page not found"
      lead="There is no page at this address. It may have moved, or the address may have a slip in it."
    >
      <NearestPages />
      <p>
        Go to the <Link href={routes.docsStart}>documentation</Link> or to the{' '}
        <Link href={routes.home}>start page</Link>.
      </p>
    </PlainPage>
  )
}
