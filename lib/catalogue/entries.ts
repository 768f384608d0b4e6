import { readBuildSettings } from '../site/build-settings.mjs'
import { routes, toDocHref } from '../site/routes'
import { currentVersion, type VersionId, versions } from '../site/versions'
import { memo } from '../source/memo.mjs'
import { readOrElse } from '../source/read-data'
import { compareVersions } from '../utils/version.mjs'
import { findTrail, listLinks, type NavTree } from '../view'
import { type CollectionName, readBodyCode, readBodySource, readCollection } from './contentlayer'
import type { Entry, EntryKind, EntryOf, WrittenEntry } from './entry'
import { listReleaseLists } from './release-lists'
import { readSidebar } from './sidebar'
import { toEntry } from './to-entry'

/** The catalogue: every published page by its address. Routes, sidebars, search, feeds and whatever describes a page ask it. */
const getCatalogue = memo((): ReadonlyMap<string, Entry> => {
  const { pages, docs, apiPages, releases } = readWritten()
  const current = docs.filter((doc) => doc.version === currentVersion.id && !doc.isUnlisted)
  const counterparts = new Map([...listFormerAddresses(current), ...current.map((doc) => [doc.href, doc] as const)])
  const addCanonical = (doc: EntryOf<'doc'>) => {
    const counterpart = doc.isIndexed ? counterparts.get(toDocHref(currentVersion.id, doc.slug)) : undefined
    return counterpart ? { ...doc, canonical: counterpart.href } : doc
  }
  const entries: Entry[] = [
    ...pages.toSorted(homeFirst),
    searchPage,
    ...versions.flatMap(({ id }) => placeInSidebar(docs.filter(isOfVersion(id)), getSidebar(id))).map(addCanonical),
    ...placeInSidebar(apiPages, getSidebar('api')),
    ...listReleaseLists(releases),
    ...releases,
  ]
  return new Map(entries.map((entry) => [entry.href, entry]))
})

/** Returns what editors have written, by collection. Sidebars are made from it, so it's read before anything has a place in one. */
const readWritten = memo(() => {
  const docs = readCollection('Doc').map((raw) => toEntry('Doc', raw))
  const apiPages = readCollection('ApiPage').map((raw) => toEntry('ApiPage', raw))
  return {
    pages: readCollection('Page')
      .map((raw) => toEntry('Page', raw))
      .filter(isShown),
    docs: docs.filter(isShown),
    apiPages: apiPages.filter(isShown),
    releases: readCollection('Release')
      .map((raw) => toEntry('Release', raw))
      .filter(isShown)
      .sort(byAge),
    /** The pages of sidebars that this build leaves out. */
    hidden: [...docs, ...apiPages].filter((entry) => !isShown(entry)),
  }
})

/** Returns whether this build has a page. Only `npm run dev` and previews have drafts, so nothing else on the site has to know about them. */
const isShown = ({ isDraft }: WrittenEntry) => !isDraft || readBuildSettings(process.env).showsDrafts

const searchPage: EntryOf<'search'> = {
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

const homeFirst = (a: Entry, b: Entry) =>
  Number(b.kind === 'home') - Number(a.kind === 'home') || (a.href < b.href ? -1 : 1)

/** Returns each former address of these pages with its page. Nothing leads to unlisted pages, so theirs are left out. */
export function listFormerAddresses(docs: readonly EntryOf<'doc'>[]): (readonly [string, EntryOf<'doc'>])[] {
  return docs.flatMap((doc) => (doc.isUnlisted ? [] : doc.redirectFrom.map((former) => [former, doc] as const)))
}

const isOfVersion = (id: VersionId) => (doc: EntryOf<'doc'>) => doc.version === id

/** Orders posts by date, newest first, and posts of one day by version, newest first. */
function byAge(a: EntryOf<'release'>, b: EntryOf<'release'>): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1
  return compareVersions(b.version ?? '0.0', a.version ?? '0.0')
}

/** Returns the pages in the order in which the sidebar shows them, each with the categories above it in its trail. */
function placeInSidebar<Item extends EntryOf<'doc' | 'api'>>(pages: readonly Item[], tree: NavTree): Item[] {
  const order = new Map(listLinks(tree).map(({ href }, index) => [href, index]))
  return pages
    .map((page) => ({ ...page, trail: [...page.trail, ...findTrail(tree, page.href).map(({ label }) => ({ label }))] }))
    .sort((a, b) => (order.get(a.href) ?? 0) - (order.get(b.href) ?? 0))
}

/**
 * Returns every published page of these kinds, or of all kinds if none is given: areas in the order of the navbar, pages in the order of their
 * sidebar, and posts from the newest to the oldest. Redirects aren't pages.
 */
export function listEntries<Kind extends EntryKind>(...kinds: readonly Kind[]): EntryOf<Kind>[] {
  return [...getCatalogue().values()].filter((entry) => isOneOf(entry, kinds))
}

/** Returns every documentation page of a version, in the order of its sidebar. */
export function listDocs(version: VersionId): EntryOf<'doc'>[] {
  return listEntries('doc').filter(isOfVersion(version))
}

/** Returns the home, marketing and utility pages that visitors are meant to find, by slug. */
export function listIndexedPages(): EntryOf<'home' | 'page'>[] {
  return listEntries('home', 'page')
    .filter(({ isIndexed }) => isIndexed)
    .sort((a, b) => (a.slug < b.slug ? -1 : 1))
}

/** Returns the page at `href`, or undefined if there isn't one, or if it's of another kind than these. */
export function findEntry<Kind extends EntryKind>(href: string, ...kinds: readonly Kind[]): EntryOf<Kind> | undefined {
  const entry = getCatalogue().get(href)
  return entry && isOneOf(entry, kinds) ? entry : undefined
}

function isOneOf<Kind extends EntryKind>(entry: Entry, kinds: readonly Kind[]): entry is EntryOf<Kind> & Entry {
  return kinds.length === 0 || kinds.some((kind) => kind === entry.kind)
}

/** Returns the page at `href`. @throws if no page is published there */
export function getEntry<Kind extends EntryKind>(href: string, ...kinds: readonly Kind[]): EntryOf<Kind> {
  const entry = findEntry(href, ...kinds)
  if (!entry) throw new Error(`No page is published at ${href}.`)
  return entry
}

/** Returns the address of each operation's page, by the operation's ID. */
export function listOperationHrefs(): ReadonlyMap<string, string> {
  return new Map(listEntries('api').flatMap(({ operation, href }) => (operation ? [[operation, href] as const] : [])))
}

/** Returns the documentation page at `slug` in `version`, or undefined if that version doesn't have it. */
export function findDoc(version: VersionId, slug: string): EntryOf<'doc'> | undefined {
  const doc = findEntry(toDocHref(version, slug), 'doc')
  return doc?.version === version ? doc : undefined
}

/** Returns the sidebar of a version of the documentation, or of the API reference. @throws like `readSidebar` */
export const getSidebar = memo((area: VersionId | 'api'): NavTree => {
  const { docs, apiPages, hidden } = readWritten()
  const isOfArea = (entry: EntryOf<'doc' | 'api'>) => (entry.kind === 'doc' ? entry.version : 'api') === area
  const shown = [...docs, ...apiPages].filter(isOfArea)
  return readSidebar(area === 'api' ? 'api' : `docs/${area}`, {
    shown,
    hidden: new Set(hidden.filter(isOfArea).map(({ slug }) => slug)),
  })
})

const collections = {
  home: 'Page',
  page: 'Page',
  doc: 'Doc',
  api: 'ApiPage',
  release: 'Release',
} as const satisfies Record<WrittenEntry['kind'], CollectionName>

/** Returns the compiled MDX of an entry. In `npm run dev`, a page with problems shows them instead. */
export function readBody({ kind, sourcePath }: WrittenEntry): string {
  return readBodyCode(collections[kind], sourcePath)
}

/** Returns the MDX of an entry as the editor wrote it, without front matter. */
export function readSource({ kind, sourcePath }: WrittenEntry): string {
  return readBodySource(collections[kind], sourcePath)
}

/** Returns the compiled MDX of a fragment of `content/fragments`, which pages share. */
export function readFragment(id: string): string {
  return readBodyCode('Fragment', `content/fragments/${id}.mdx`)
}

/** Returns the newest version or, in `npm run dev` while its post can't be read yet, the one before. @throws if there isn't one */
export function getNewestRelease() {
  const releases = listEntries('release')
  return readOrElse(
    () => toVersionPost(releases.find(({ isLatest }) => isLatest)),
    () => toVersionPost(releases.find(({ version }) => version)),
  )
}

/** Returns the posts about versions, the newest first. */
export const listVersionPosts = () =>
  listEntries('release')
    .filter(({ version }) => version)
    .map(toVersionPost)

/** Returns the very first version. @throws if there isn't one */
export function getFirstRelease() {
  return toVersionPost(listEntries('release').findLast(({ version }) => version))
}

function toVersionPost(post: EntryOf<'release'> | undefined) {
  if (!post?.version)
    throw new Error('content/releases has no post about a version. Add one with: npm run new release 0.1')
  const { version, heading, date, href, changes } = post
  return { version, title: heading, date, href, changes: changes.length }
}
