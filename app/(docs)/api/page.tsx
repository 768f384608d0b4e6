import { EntryPage } from '@/components/layout/EntryPage'
import { getSitePage } from '@/lib/content'
import { buildEntryMetadata } from '@/lib/discovery/metadata'
import { routes } from '@/lib/site/routes'

export const metadata = buildEntryMetadata('API', getSitePage(routes.apiStart))

export default function ApiEntry() {
  return <EntryPage href={routes.apiStart} label="API: overview" />
}
