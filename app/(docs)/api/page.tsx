import { EntryPage } from '@/components/layout/EntryPage'
import { getEntry } from '@/lib/catalogue/entries'
import { buildRedirectMetadata } from '@/lib/publish/discovery/metadata'
import { routes } from '@/lib/site/routes'

export const metadata = buildRedirectMetadata('API', getEntry(routes.apiStart))

export default function ApiEntry() {
  return <EntryPage href={routes.apiStart} label="API: overview" />
}
