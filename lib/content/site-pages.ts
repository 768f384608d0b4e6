import type { SitePage } from '../discovery/site-page'
import { findTrail, listLinks, type NavTree } from '../nav/nav-tree'
import { toReleaseTitle } from '../releases/release'
import { config } from '../site/config.mjs'
import { routes } from '../site/routes'
import { currentVersion, getVersion, isArchived, type VersionId, versions } from '../site/versions'
import { getApiSidebar, listApiPages } from './api-pages'
import { type Doc, findDoc, listDocs } from './docs'
import { findLastUpdated } from './last-updated'
import { memo } from './memo.mjs'
import { listPages, type Page } from './pages'
import { listReleaseLists } from './release-lists'
import { listReleases, type ReleaseEntry } from './releases'
import { getSidebar } from './sidebar'

/** Returns every published page by its address, areas in the order of the navbar and pages in the order of their sidebar. */
const getSitePages = memo((): ReadonlyMap<string, SitePage> => {
  const pages = [
    ...listPages().map(toSitePage).sort(homeFirst),
    searchPage,
    ...versions.flatMap(({ id }) => listDocPages(id)),
    ...listApiSitePages(),
    ...listReleaseLists(),
    ...listReleases().map(toPost),
  ]
  return new Map(pages.map((page) => [page.href, page]))
})

/** Returns every published page, areas in the order of the navbar and pages in the order of their sidebar. Redirects aren't pages. */
export function listSitePages(): SitePage[] {
  return [...getSitePages().values()]
}

/** Returns the page at `href`. @throws if no page is published there */
export function getSitePage(href: string): SitePage {
  const page = getSitePages().get(href)
  if (!page) throw new Error(`No page is published at ${href}. Add it to lib/content/site-pages.ts.`)
  return page
}

const searchPage: SitePage = {
  kind: 'search',
  href: routes.search,
  title: 'Search this site',
  heading: 'Search',
  description: 'Search the documentation, the API reference, the releases and all other pages in your own words.',
  trail: [],
  canonical: routes.search,
  isIndexed: false,
  keywords: [],
}

function toSitePage({ noindex, ...page }: Page): SitePage {
  const common = { ...toCommon(page), trail: [], isIndexed: !noindex }
  if (page.href !== routes.home) return { ...common, kind: 'page' }
  const promise = page.title.charAt(0).toLowerCase() + page.title.slice(1)
  return { ...common, kind: 'home', title: `${config.name}: ${promise}` }
}

const homeFirst = (a: SitePage, b: SitePage) =>
  Number(b.kind === 'home') - Number(a.kind === 'home') || (a.href < b.href ? -1 : 1)

function listDocPages(version: VersionId): SitePage[] {
  const tree = getSidebar(version)
  const note = isArchived(version) ? ` (${version})` : ''
  return sortByTree(listDocs(version), tree).map((doc) => ({
    ...toCommon(doc),
    kind: 'doc',
    title: doc.title + note,
    trail: [{ label: `Documentation${note}`, href: routes.docsStart }, ...toTrail(tree, doc.href)],
    canonical: toCanonical(doc),
    isIndexed: !getVersion(version).noindex,
    version,
  }))
}

/** Returns the address that search engines should keep. For an archived page, that's the same page in the current version, if there is one. */
function toCanonical({ slug, href }: Doc): string {
  return findDoc(currentVersion.id, slug)?.href ?? href
}

function listApiSitePages(): SitePage[] {
  const tree = getApiSidebar()
  return sortByTree(listApiPages(), tree).map((page) => ({
    ...toCommon(page),
    kind: 'api',
    title: `${page.title} (API)`,
    trail: [{ label: 'API reference', href: routes.apiStart }, ...toTrail(tree, page.href)],
  }))
}

function toPost(release: ReleaseEntry): SitePage {
  const { version, date, areas } = release
  return {
    ...toCommon({ ...release, keywords: areas }),
    kind: 'release',
    title: toReleaseTitle(release),
    trail: [{ label: 'Releases', href: routes.releases }],
    version,
    published: date,
  }
}

type Entry = { href: string; title: string; description: string; keywords: readonly string[]; sourcePath: string }

/** Returns the values that apply to most pages. */
function toCommon({ href, title, description, keywords, sourcePath }: Entry) {
  const lastUpdated = findLastUpdated(sourcePath)
  return {
    href,
    title,
    heading: title,
    description,
    canonical: href,
    isIndexed: true,
    keywords,
    lastUpdated,
    sourcePath,
  }
}

function toTrail(tree: NavTree, href: string) {
  return findTrail(tree, href).map(({ label }) => ({ label }))
}

/** Returns the pages in the order in which the sidebar shows them. */
function sortByTree<P extends { href: string }>(entries: readonly P[], tree: NavTree): P[] {
  const order = new Map(listLinks(tree).map(({ href }, index) => [href, index]))
  return entries.toSorted((a, b) => (order.get(a.href) ?? 0) - (order.get(b.href) ?? 0))
}
