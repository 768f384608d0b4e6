import { PlainPage } from '@/components/layout/PlainPage'
import { SearchPage } from '@/components/search/SearchPage.client'
import { SiteLists } from '@/components/search/SiteLists'
import { getApiSidebar, getSidebar, getSitePage, listPages, listStartingPoints } from '@/lib/content'
import { buildMetadata } from '@/lib/discovery/metadata'
import { listLinks } from '@/lib/nav/nav-tree'
import { searchContextLabels } from '@/lib/search/search-record'
import { routes } from '@/lib/site/routes'
import { currentVersion } from '@/lib/site/versions'

const page = getSitePage(routes.search)

export const metadata = buildMetadata(page)

export default function Search() {
  return (
    <PlainPage title="Search">
      <SearchPage title={page.title} startingPoints={listStartingPoints()} />
      <div className="withoutRuntime">
        <SiteLists lists={listPlaces()} />
      </div>
    </PlainPage>
  )
}

/** Returns the pages by area, for visitors who can't search. Releases are listed in the archive instead. */
function listPlaces() {
  const pages = listPages().filter(({ noindex }) => !noindex)
  return [
    { label: searchContextLabels.docs, links: listLinks(getSidebar(currentVersion.id)) },
    { label: searchContextLabels.api, links: listLinks(getApiSidebar()) },
    { label: searchContextLabels.site, links: pages.map(({ href, title: label }) => ({ href, label })) },
  ]
}
