import { EntryPage, entryMetadata } from '@/components/layout/EntryPage'
import { routes } from '@/lib/site/routes'

/** Links of old search results lead here. */
export const metadata = entryMetadata('API Reference', routes.apiStart)

export default function ApiReferenceEntry() {
  return <EntryPage href={routes.apiStart} label="API: overview" />
}
