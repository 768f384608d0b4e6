import { RedirectPage } from '@/components/layout/RedirectPage'
import { getEntry } from '@/lib/catalogue/entries'
import { buildRedirectMetadata } from '@/lib/publish/discovery/metadata'
import { routes } from '@/lib/site/routes'

export const metadata = buildRedirectMetadata('Documentation', getEntry(routes.docsStart))

export default function DocsEntry() {
  return <RedirectPage href={routes.docsStart} label="Documentation: installation" />
}
