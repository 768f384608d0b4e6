import { findPrevNext, findTrail, type PrevNext } from '../nav/nav-tree'
import { findVersionTarget } from '../nav/version-targets'
import { config } from '../site/config.mjs'
import { parseDocHref } from '../site/routes'
import { currentVersion, getVersion, isArchived, type VersionId } from '../site/versions'
import { buildToc, type TocItem } from '../toc/toc'
import { type Doc, findDoc, listDocs } from './docs'
import { findLastUpdated } from './last-updated'
import { memo } from './memo.mjs'
import { getSidebar } from './sidebar'

export type RelatedLink = { href: string; label: string; description?: string }

/** Everything that a documentation page shows around its body, as plain data. */
export type DocView = {
  doc: Doc
  /** Labels of the categories above the page. Categories don't have pages. */
  trail: string[]
  toc: TocItem[]
  prevNext: PrevNext
  related: RelatedLink[]
  editUrl: string
  lastUpdated?: string
  archived?: { banner: string; currentHref: string; isSamePage: boolean }
}

/** Returns the view of the page at `slug` in `version`, or undefined if there isn't one. */
export function findDocView(version: VersionId, slug: string): DocView | undefined {
  const doc = findDoc(version, slug)
  if (!doc) return undefined
  const tree = getSidebar(version)
  return {
    doc,
    trail: findTrail(tree, doc.href).map((category) => category.label),
    toc: buildToc(doc.headings),
    prevNext: findPrevNext(tree, doc.href),
    related: doc.related.flatMap((target) => toRelatedLink(target, version) ?? []),
    editUrl: toEditUrl(doc.sourcePath),
    lastUpdated: findLastUpdated(doc.sourcePath),
    archived: isArchived(version) ? buildArchivedNotice(version, slug) : undefined,
  }
}

function buildArchivedNotice(version: VersionId, slug: string): DocView['archived'] {
  const from = { version, tree: getSidebar(version) }
  const to = { version: currentVersion.id, tree: getSidebar(currentVersion.id) }
  const { href, match } = findVersionTarget(slug, from, to)
  return { banner: getVersion(version).banner ?? '', currentHref: href, isSamePage: match === 'same' }
}

/**
 * Returns a link to a related page, which is given as a slug of the same version or as an address. Addresses outside the docs have no title here, so
 * they're left out.
 */
function toRelatedLink(target: string, version: VersionId): RelatedLink | undefined {
  const place = target.startsWith('/') ? parseDocHref(target) : { version, slug: target }
  return place && findDocLink(place.version, place.slug)
}

/** Returns a link to the page at `slug` with its description, or undefined if `version` doesn't have that page. */
export function findDocLink(version: VersionId, slug: string): RelatedLink | undefined {
  const doc = findDoc(version, slug)
  return doc && { href: doc.href, label: doc.title, description: doc.description }
}

/** Returns the address at which an editor can change a file of `content/`. */
export function toEditUrl(sourcePath: string): string {
  return `${config.repository.url}/edit/${config.repository.branch}/${sourcePath}`
}

/**
 * Returns the pages of `from` that `to` doesn't have, by slug, with the address that the version drop-down leads to instead. All other pages keep
 * their slug. Every page of a version draws them, so they're computed only once. With 16 versions of 250 pages, that used to take most of a build.
 */
export const listVersionExceptions = memo((from: VersionId, to: VersionId): Readonly<Record<string, string>> => {
  const source = { version: from, tree: getSidebar(from) }
  const target = { version: to, tree: getSidebar(to) }
  return Object.fromEntries(
    listDocs(from)
      .filter(({ slug }) => !findDoc(to, slug))
      .map(({ slug }) => [slug, findVersionTarget(slug, source, target).href]),
  )
})
