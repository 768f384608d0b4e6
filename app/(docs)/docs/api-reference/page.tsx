import { RedirectPage } from '@/components/layout/RedirectPage'
import { getEntry } from '@/lib/catalogue/entries'
import { buildRedirectMetadata } from '@/lib/publish/discovery/metadata'
import { routes } from '@/lib/site/routes'

/** Old search results link to this page. */
export const metadata = buildRedirectMetadata('API Reference', getEntry(routes.apiStart))

export default function ApiReferenceEntry() {
  return <RedirectPage href={routes.apiStart} label="API: overview" />
}
