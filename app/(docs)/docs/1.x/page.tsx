import { RedirectPage } from '@/components/layout/RedirectPage'
import { getEntry } from '@/lib/catalogue/entries'
import { buildRedirectMetadata } from '@/lib/publish/discovery/metadata'
import { toDocHref } from '@/lib/site/routes'

const start = toDocHref('1.x', 'getting-started/installation')

export const metadata = buildRedirectMetadata('Documentation for 1.x', getEntry(start))

export default function ArchivedDocsEntry() {
  return <RedirectPage href={start} label="Documentation for 1.x: installation" />
}
