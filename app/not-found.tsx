import type { Metadata } from 'next'
import { NearestPages } from '@/components/layout/NearestPages.client'
import { PlainPage } from '@/components/layout/PlainPage'
import { Link } from '@/components/ui/Link.client'
import { listOpenProblems } from '@/lib/content'
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
      {process.env.NODE_ENV === 'development' && <div hidden data-reload-after-change />}
      {listOpenProblems().length > 0 && (
        <p>If you’ve just added this page, it appears here as soon as you’ve fixed its problems, listed above.</p>
      )}
      <NearestPages />
      <p>
        Go to the <Link href={routes.docsStart}>documentation</Link> or to the{' '}
        <Link href={routes.home}>start page</Link>.
      </p>
    </PlainPage>
  )
}
