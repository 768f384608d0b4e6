import { EntryPage } from '@/components/layout/EntryPage'
import { getSitePage } from '@/lib/content'
import { buildEntryMetadata } from '@/lib/discovery/metadata'
import { routes } from '@/lib/site/routes'

export const metadata = buildEntryMetadata('Documentation', getSitePage(routes.docsStart))

export default function DocsEntry() {
  return <EntryPage href={routes.docsStart} label="Documentation: installation" />
}
