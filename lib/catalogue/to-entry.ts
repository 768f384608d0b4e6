import { isChangeKind } from '../releases/release'
import { config } from '../site/config.mjs'
import { routes, toApiHref, toDocHref, toDocsStart, toPageHref, toReleaseHref } from '../site/routes'
import { findArchive, isArchived, isVersionId } from '../site/versions'
import { fillSiteTokens, getLatestVersion } from '../source/site-tokens.mjs'
import { typeset } from '../utils/typography.mjs'
import { isVersion } from '../utils/version.mjs'
import type { CollectionName, RawEntry } from './contentlayer'
import type { EntryOf, Written } from './entry'
import { findLastUpdated } from './last-updated'

/** The kind of entry that each collection consists of. */
type EntryFrom = {
  Doc: EntryOf<'doc'>
  ApiPage: EntryOf<'api'>
  Release: EntryOf<'release'>
  Page: EntryOf<'home' | 'page'>
}

/** What's different about a collection: its folder in `content/`, the addresses of its pages, and the fields that only they have. */
type Collection<Name extends CollectionName> = {
  folder: string
  toHref: (path: string) => string
  complete: (written: Written, raw: RawEntry<Name>) => EntryFrom[Name]
}

const collections: { [Name in CollectionName]: Collection<Name> } = {
  Doc: { folder: 'docs', toHref: (path) => splitDocPath(path).href, complete: toDoc },
  ApiPage: { folder: 'api', toHref: toApiHref, complete: toApiPage },
  Release: { folder: 'releases', toHref: toReleaseHref, complete: toRelease },
  Page: { folder: 'pages', toHref: toPageHref, complete: toPage },
}

/**
 * Returns the entry that a file of a collection becomes. What depends on other pages is still missing: the categories in its trail, and the address
 * that search engines should keep for an archived page.
 */
export function toEntry<Name extends CollectionName>(name: Name, raw: RawEntry<Name>): EntryFrom[Name] {
  const { folder, toHref, complete }: Collection<Name> = collections[name]
  const path = raw._id.slice(folder.length + 1).replace(/\.mdx$/, '')
  const sourcePath = `content/${raw._id}`
  const href = toHref(path)
  const heading = toProse(raw.title)
  const written: Written = {
    href,
    slug: path,
    title: heading,
    heading,
    description: toProse(raw.description),
    trail: [],
    canonical: href,
    isIndexed: !raw.unlisted,
    keywords: (raw.keywords ?? []).map(fillSiteTokens),
    lastUpdated: findLastUpdated(sourcePath),
    sourcePath,
    headings: raw.headings,
    anchorsFrom: raw.anchorsFrom,
    redirectFrom: raw.redirectFrom ?? [],
    isSearchable: raw.search !== false && !raw.unlisted,
    ...(raw.draft && { isDraft: true }),
    ...(raw.unlisted && { isUnlisted: true }),
    ...(raw.searchWithout && { searchWithout: raw.searchWithout }),
    ...(raw.searchBoost && { searchBoost: raw.searchBoost }),
  }
  return complete(written, raw)
}

/** Returns text of the front matter as readers see it. */
export const toProse = (text: string) => typeset(fillSiteTokens(text))

function toDoc(written: Written, raw: RawEntry<'Doc'>): EntryOf<'doc'> {
  const { version, slug } = splitDocPath(written.slug)
  const note = isArchived(version) ? ` (${version})` : ''
  return {
    ...written,
    kind: 'doc',
    slug,
    title: written.heading + note,
    trail: [{ label: `Documentation${note}`, href: toDocsStart(version) }],
    isIndexed: written.isIndexed && !findArchive(version)?.noindex,
    version,
    sidebarLabel: raw.sidebarLabel && toProse(raw.sidebarLabel),
    since: isVersion(raw.since) ? raw.since : undefined,
    plan: raw.plan,
    platforms: raw.platforms,
    audience: raw.audience && toProse(raw.audience),
    next: raw.next ?? {},
    related: raw.related,
  }
}

/** @param path below `content/docs`, such as `2.x/features/habits` */
function splitDocPath(path: string) {
  const [version = '', ...rest] = path.split('/')
  if (!isVersionId(version)) {
    throw new Error(
      `content/docs/${path}.mdx: "${version}" isn't a version of the documentation. Move the file, or add it to lib/site/version-list.mjs.`,
    )
  }
  const slug = rest.join('/')
  return { version, slug, href: toDocHref(version, slug) }
}

function toApiPage(written: Written, raw: RawEntry<'ApiPage'>): EntryOf<'api'> {
  return {
    ...written,
    kind: 'api',
    title: `${written.heading} (API)`,
    trail: [{ label: 'API reference', href: routes.apiStart }],
    sidebarLabel: raw.sidebarLabel && toProse(raw.sidebarLabel),
    operation: raw.operation,
    related: raw.related ?? [],
  }
}

function toRelease(written: Written, raw: RawEntry<'Release'>): EntryOf<'release'> {
  const { slug, heading, headings } = written
  const version = isVersion(slug) ? slug : undefined
  return {
    ...written,
    kind: 'release',
    title: version ? `${version}: ${heading}` : heading,
    trail: [{ label: 'Releases', href: routes.releases }],
    version,
    date: raw.date.slice(0, 10),
    author: raw.author,
    platforms: raw.platforms,
    areas: raw.areas,
    introduces: raw.introduces ?? [],
    changes: raw.changes ?? [],
    isLatest: version === getLatestVersion(),
    isStory: version === undefined || headings.some(({ level, text }) => level === 2 && !isChangeKind(text)),
  }
}

function toPage(written: Written, raw: RawEntry<'Page'>): EntryOf<'home' | 'page'> {
  const { href, heading } = written
  const isHome = href === routes.home
  return {
    ...written,
    kind: isHome ? 'home' : 'page',
    // The layout adds the name of the site to every title but this one.
    title: isHome ? `${config.name}: ${heading.charAt(0).toLowerCase()}${heading.slice(1)}` : heading,
    lead: raw.lead && toProse(raw.lead),
    layout: raw.layout,
  }
}
