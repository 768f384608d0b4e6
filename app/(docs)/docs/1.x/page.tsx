import { EntryPage, entryMetadata } from '@/components/layout/EntryPage'
import { toDocHref } from '@/lib/site/routes'

const start = toDocHref('1.x', 'getting-started/installation')

export const metadata = entryMetadata('Documentation for 1.x', start)

export default function ArchivedDocsEntry() {
  return <EntryPage href={start} label="Documentation for 1.x: installation" />
}
