import { EntryPage } from '@/components/layout/EntryPage'
import { getEntry } from '@/lib/catalogue/entries'
import { buildRedirectMetadata } from '@/lib/publish/discovery/metadata'
import { toDocHref } from '@/lib/site/routes'

const start = toDocHref('1.x', 'getting-started/installation')

export const metadata = buildRedirectMetadata('Documentation for 1.x', getEntry(start))

export default function ArchivedDocsEntry() {
  return <EntryPage href={start} label="Documentation for 1.x: installation" />
}
