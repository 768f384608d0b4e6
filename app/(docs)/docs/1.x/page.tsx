import { EntryPage } from '@/components/layout/EntryPage'
import { getSitePage } from '@/lib/content'
import { buildEntryMetadata } from '@/lib/discovery/metadata'
import { toDocHref } from '@/lib/site/routes'

const start = toDocHref('1.x', 'getting-started/installation')

export const metadata = buildEntryMetadata('Documentation for 1.x', getSitePage(start))

export default function ArchivedDocsEntry() {
  return <EntryPage href={start} label="Documentation for 1.x: installation" />
}
