import type { Root } from 'mdast'
import { findTrail, listLinks, type NavTree } from '../nav/nav-tree'
import { toReleaseTitle } from '../releases/release'
import { listSections } from '../search/list-sections'
import { type SearchContext, type SearchRecord, type SearchSet, searchContextLabels } from '../search/search-record'
import { releaseAreas } from '../site/releases'
import { currentVersion, type VersionId, versions } from '../site/versions'
import { formatDate } from '../utils/date'
import { getApiSidebar, listApiPages } from './api-pages'
import { listDocs } from './docs'
import { type CollectionName, readMetadata } from './generated'
import { listPages } from './pages'
import { readPlainTree } from './plain-tree'
import { listReleases } from './releases'
import { getSidebar } from './sidebar'

/** A page as search sees it, apart from its body. */
type SearchPage = {
  href: string
  title: string
  description: string
  keywords: readonly string[]
  sourcePath: string
}

/** Returns every set of records on the site: one for each version of the documentation, then one for each other area. */
export function listSearchSets(): SearchSet[] {
  return [...versions.map(({ id }) => listDocRecords(id)), listApiRecords(), listReleaseRecords(), listSiteRecords()]
}

function listDocRecords(version: VersionId): SearchSet {
  const tree = getSidebar(version)
  return { ...toSet('docs', 'Doc', sortByTree(listDocs(version), tree), tree, version), version }
}

function listApiRecords(): SearchSet {
  const tree = getApiSidebar()
  return toSet('api', 'ApiPage', sortByTree(listApiPages(), tree), tree)
}

/** Returns the records of the releases. Visitors also search for a post by its version, its date and the areas that it affects. */
function listReleaseRecords(): SearchSet {
  const posts = listReleases().map((post) => ({
    ...post,
    title: toReleaseTitle(post),
    keywords: [
      ...post.keywords,
      ...(post.version ? [`version ${post.version}`, 'release'] : []),
      formatDate(post.date),
      ...post.areas.map((area) => releaseAreas[area]),
    ],
  }))
  return toSet('releases', 'Release', posts, [])
}

function listSiteRecords(): SearchSet {
  const pages = listPages().filter(({ noindex }) => !noindex)
  return toSet('site', 'Page', pages, [])
}

/** Returns the pages in the order in which the sidebar shows them. */
function sortByTree<Page extends SearchPage>(pages: readonly Page[], tree: NavTree): Page[] {
  const order = new Map(listLinks(tree).map(({ href }, index) => [href, index]))
  return pages.toSorted((a, b) => (order.get(a.href) ?? 0) - (order.get(b.href) ?? 0))
}

function toSet(
  context: SearchContext,
  collection: CollectionName,
  pages: readonly SearchPage[],
  tree: NavTree,
  version: VersionId = currentVersion.id,
): SearchSet {
  const hidden = listHidden(collection)
  const records = pages
    .filter(({ sourcePath }) => !hidden.has(sourcePath))
    .flatMap((page) => {
      const trail = [searchContextLabels[context], ...findTrail(tree, page.href).map(({ label }) => label)]
      return toSearchRecords(page, trail, readPlainTree(collection, page.sourcePath, version))
    })
  return { context, records }
}

/** Returns the paths of pages with `search: false` in their front matter. */
function listHidden(collection: CollectionName): ReadonlySet<string> {
  const hidden = readMetadata(collection).filter(({ search }) => search === false)
  return new Set(hidden.map(({ _raw }) => `content/${_raw.sourceFilePath}`))
}

/** Returns the records of one page: its top, with the description, and each of its sections. @param trail the area and the categories above it */
export function toSearchRecords(page: SearchPage, trail: readonly string[], tree: Root): SearchRecord[] {
  const { title, href: url } = page
  const above: { level: number; heading: string }[] = []
  return listSections(tree).map(({ heading, id, level, text }): SearchRecord => {
    if (level === 1) {
      const words = [page.description, text].filter(Boolean).join('\n')
      return { title, section: '', url, hash: '', breadcrumbs: trail, text: words, level, keywords: page.keywords }
    }
    while ((above.at(-1)?.level ?? 0) >= level) above.pop()
    const breadcrumbs = [...trail, title, ...above.map((own) => own.heading)]
    above.push({ level, heading })
    return { title, section: heading, url, hash: id, breadcrumbs, text, level, keywords: [] }
  })
}
