import { EntryPage, entryMetadata } from '@/components/layout/EntryPage'
import { routes } from '@/lib/site/routes'

export const metadata = entryMetadata('API', routes.apiStart)

export default function ApiEntry() {
  return <EntryPage href={routes.apiStart} label="API: overview" />
}
