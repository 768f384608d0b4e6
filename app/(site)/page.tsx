import { getPage, getSitePage } from '@/lib/content'
import { buildMetadata } from '@/lib/discovery/metadata'
import { routes } from '@/lib/site/routes'
import { SitePage } from './site-page'

export const generateMetadata = () => buildMetadata(getSitePage(routes.home))

export default function Home() {
  return <SitePage page={getPage('home')} />
}
