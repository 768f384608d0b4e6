import { PlainPage } from '@/components/layout/PlainPage'
import { SearchPage } from '@/components/search/SearchPage.client'
import { SiteLists } from '@/components/search/SiteLists'
import { StartingPoints } from '@/components/search/StartingPoints'
import { getEntry, getSidebar, listIndexedPages } from '@/lib/catalogue/entries'
import { buildMetadata } from '@/lib/publish/discovery/metadata'
import { searchContextLabels } from '@/lib/search/search-record'
import { routes } from '@/lib/site/routes'
import { currentVersion } from '@/lib/site/versions'
import { listStartingPoints } from '@/lib/source/page-data'
import { listLinks } from '@/lib/view'

const page = getEntry(routes.search)

export const metadata = buildMetadata(page)

export default function Search() {
  const startingPoints = listStartingPoints()
  return (
    <PlainPage title="Search">
      <SearchPage title={page.title} startingPoints={startingPoints}>
        <StartingPoints
          points={startingPoints.map((point) => ({ ...point, description: getEntry(point.href).description }))}
        />
      </SearchPage>
      <div className="withoutRuntime">
        <SiteLists lists={listPlaces()} />
      </div>
    </PlainPage>
  )
}

/** Returns the pages by area, for visitors who can't search. Releases are listed in the archive instead. */
function listPlaces() {
  return [
    { label: searchContextLabels.docs, links: listLinks(getSidebar(currentVersion.id)) },
    { label: searchContextLabels.api, links: listLinks(getSidebar('api')) },
    { label: searchContextLabels.site, links: listIndexedPages().map(({ href, heading: label }) => ({ href, label })) },
  ]
}
