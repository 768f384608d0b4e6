import { RedirectPage } from '@/components/layout/RedirectPage'
import { getEntry } from '@/lib/catalogue/entries'
import { buildRedirectMetadata } from '@/lib/publish/discovery/metadata'
import { routes } from '@/lib/site/routes'

export const metadata = buildRedirectMetadata('API', getEntry(routes.apiStart))

export default function ApiEntry() {
  return <RedirectPage href={routes.apiStart} label="API: overview" />
}
