import { EntryPage } from '@/components/layout/EntryPage'
import { getSitePage } from '@/lib/content'
import { buildEntryMetadata } from '@/lib/discovery/metadata'
import { routes } from '@/lib/site/routes'

/** Old search results link to this page. */
export const metadata = buildEntryMetadata('API Reference', getSitePage(routes.apiStart))

export default function ApiReferenceEntry() {
  return <EntryPage href={routes.apiStart} label="API: overview" />
}
