import { getEntry } from '@/lib/catalogue/entries'
import { buildMetadata } from '@/lib/publish/discovery/metadata'
import { routes } from '@/lib/site/routes'
import { SitePage } from './site-page'

const find = () => getEntry(routes.home, 'home')

export const generateMetadata = () => buildMetadata(find())

export default function Home() {
  return <SitePage page={find()} />
}
