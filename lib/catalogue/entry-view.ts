import { config } from '../site/config.mjs'
import { parseDocHref, toDocHref, toReportHref } from '../site/routes'
import { currentVersion, type VersionId } from '../site/versions'
import { type ArchivedNotice, type DescribedLink, listLinks, type NavLink, type PrevNext, type TocItem } from '../view'
import { findDoc, findEntry, getSidebar, listEntries } from './entries'
import type { EntryOf, Heading } from './entry'
import { toProse } from './to-entry'
import { findArchivedNotice } from './version-targets'

/** Everything that a page shows around its body, as plain data. */
export type EntryView = {
  /** What's between the area and the page: the labels of the categories above it, or the year of a post. */
  trail: string[]
  toc: TocItem[]
  /** For a post, `next` is the newer neighbour. */
  prevNext: PrevNext
  /** The tasks to do next. */
  next: DescribedLink[]
  /** Related pages, except those of `next`. */
  related: DescribedLink[]
  /** The address at which an editor can change the page. */
  editUrl: string
  /** The contact form, filled in for a problem with the page. */
  reportHref: string
  lastUpdated?: string
  archived?: ArchivedNotice
}

/** Builds the view of a page that has neighbours. */
export function buildEntryView(entry: EntryOf<'doc' | 'api' | 'release'>): EntryView {
  const { repository } = config
  const next = entry.kind === 'doc' ? listNext(entry) : []
  return {
    trail: entry.kind === 'release' ? [entry.date.slice(0, 4)] : entry.trail.slice(1).map(({ label }) => label),
    toc: buildToc(entry.headings),
    prevNext: findPrevNext(listSiblings(entry), entry.href),
    next,
    related: listRelated(entry).filter(({ href }) => !next.some((step) => step.href.split('#')[0] === href)),
    editUrl: `${repository.url}/edit/${repository.branch}/${entry.sourcePath}`,
    reportHref: toReportHref(entry.href, entry.kind === 'doc' ? entry.version : undefined),
    lastUpdated: entry.lastUpdated,
    archived: entry.kind === 'doc' ? findArchivedNotice(entry) : undefined,
  }
}

/** Levels shown in the table of contents (spec, section 9). */
const tocLevels = { from: 2, to: 3 }

/**
 * Nests h2 and h3 headings. An h3 before the first h2 goes at the top level.
 * @example buildToc([h2('a'), h3('b'), h2('c')]) // => a > b, c
 */
export function buildToc(headings: readonly Heading[]): TocItem[] {
  const items: TocItem[] = []
  for (const { id, text, level } of headings) {
    if (level < tocLevels.from || level > tocLevels.to) continue
    const parent = level > tocLevels.from ? items.at(-1) : undefined
    const siblings = parent ? parent.children : items
    siblings.push({ id, text, children: [] })
  }
  return items
}

/** Returns links to the pages that readers turn to from page to page, in reading order: a whole sidebar, or the posts from the oldest to the newest. */
function listSiblings(entry: EntryOf<'doc' | 'api' | 'release'>): NavLink[] {
  if (entry.kind !== 'release') return listLinks(getSidebar(entry.kind === 'doc' ? entry.version : 'api'))
  return listEntries('release')
    .map(({ title, href }): NavLink => ({ kind: 'link', label: title, href }))
    .reverse()
}

/** Returns the links before and after `href`. */
function findPrevNext(links: readonly NavLink[], href: string): PrevNext {
  const here = links.findIndex((link) => link.href === href)
  return here < 0 ? {} : { prev: links[here - 1], next: links[here + 1] }
}

function listNext({ next, version }: EntryOf<'doc'>): DescribedLink[] {
  return Object.entries(next).map(([label, target]) => ({
    href: target.startsWith('/') ? target : toDocHref(version, target),
    label: toProse(label),
  }))
}

function listRelated(entry: EntryOf<'doc' | 'api' | 'release'>): DescribedLink[] {
  const version = entry.kind === 'doc' ? entry.version : currentVersion.id
  const targets = entry.kind === 'release' ? entry.introduces : entry.related
  return targets.flatMap((target) => findRelated(target, version) ?? [])
}

/** @param target a slug of `version`, or the address of a page */
function findRelated(target: string, version: VersionId): DescribedLink | undefined {
  const place = target.startsWith('/') ? parseDocHref(target) : { version, slug: target }
  const page = place ? findDoc(place.version, place.slug) : findEntry(target)
  return page && { href: page.href, label: page.heading, description: page.description }
}
