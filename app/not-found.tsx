import type { Metadata } from 'next'
import { NearestPages } from '@/components/layout/NearestPages.client'
import { PlainPage } from '@/components/layout/PlainPage'
import { Link } from '@/components/ui/Link.client'
import { routes } from '@/lib/site/routes'
import { listOpenProblems } from '@/lib/source/open-problems'

export const metadata: Metadata = {
  title: 'Page not found',
  description: 'There’s no page at this address. Search the site, or open one of the pages with similar names.',
  robots: { index: false },
}

export default function NotFound() {
  return (
    <PlainPage
      title="Page not found"
      lead="There’s no page at this address. It may have moved, or the address may contain a typo."
    >
      {process.env.NODE_ENV === 'development' && <div hidden data-reload-after-change />}
      {listOpenProblems().length > 0 && (
        <p>If you’ve just added this page, it appears here as soon as you’ve fixed its problems, listed above.</p>
      )}
      <NearestPages>
        <p>
          Go to the <Link href={routes.docsStart}>documentation</Link> or the <Link href={routes.home}>home page</Link>.
        </p>
      </NearestPages>
    </PlainPage>
  )
}
