import { EntryPage } from '@/components/layout/EntryPage'
import { getSitePage } from '@/lib/content'
import { buildEntryMetadata } from '@/lib/discovery/metadata'
import { routes } from '@/lib/site/routes'

/** Links of old search results lead here. */
export const metadata = buildEntryMetadata('API Reference', getSitePage(routes.apiStart))

export default function ApiReferenceEntry() {
  return <EntryPage href={routes.apiStart} label="API: overview" />
}
