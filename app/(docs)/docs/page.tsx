import { EntryPage, entryMetadata } from '@/components/layout/EntryPage'
import { routes } from '@/lib/site/routes'

export const metadata = entryMetadata('Documentation', routes.docsStart)

export default function DocsEntry() {
  return <EntryPage href={routes.docsStart} label="Documentation: installation" />
}
