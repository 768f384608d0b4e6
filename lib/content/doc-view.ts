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

/** Everything the page of a document shows around its body, as plain data. */
export type DocView = {
  doc: Doc
  /** Labels of the categories above the page; they have no page of their own. */
  trail: string[]
  toc: TocItem[]
  prevNext: PrevNext
  related: RelatedLink[]
  editUrl: string
  lastUpdated?: string
  archived?: { banner: string; currentHref: string; isSamePage: boolean }
}

/** The view of the page at `slug` in `version`, or undefined when there is none. */
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

/** Related pages are slugs of the same version, or addresses. An address outside the docs has no title here and is left out. */
function toRelatedLink(target: string, version: VersionId): RelatedLink | undefined {
  const place = target.startsWith('/') ? parseDocHref(target) : { version, slug: target }
  return place && findDocLink(place.version, place.slug)
}

/** A link to the page at `slug` with what it is about, or undefined when `version` lacks it. */
export function findDocLink(version: VersionId, slug: string): RelatedLink | undefined {
  const doc = findDoc(version, slug)
  return doc && { href: doc.href, label: doc.title, description: doc.description }
}

/** Where an editor changes a file of `content/`. */
export function toEditUrl(sourcePath: string): string {
  return `${config.repository.url}/edit/${config.repository.branch}/${sourcePath}`
}

/**
 * The pages of `from` that `to` lacks, by slug, with the address the version dropdown leads to instead; all others keep their slug. Every page
 * of a version draws them, so they are found once: with 16 versions of 250 pages that took most of a build.
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
