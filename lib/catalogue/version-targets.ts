import { parseDocHref, toDocHref } from '../site/routes'
import { currentVersion, findArchive, isArchived, type VersionId, versions } from '../site/versions'
import { memo } from '../source/memo.mjs'
import { fillSiteTokens } from '../source/site-tokens.mjs'
import { type ArchivedNotice, findTrail, listLinks, type NavCategory, type NavTree, type VersionOption } from '../view'
import { findDoc, getSidebar, listDocs, listFormerAddresses } from './entries'
import type { EntryOf } from './entry'

/** How closely a link to another version matches: the same page, the one that has replaced it, a page in the nearest category, or the first page. */
type VersionMatch = 'same' | 'moved' | 'category' | 'start'

type VersionTree = { version: VersionId; tree: NavTree }
/** The addresses of moved pages in the other version, by their slug in this one. */
type Moves = ReadonlyMap<string, string>

/**
 * Finds where the version drop-down leads from a page: to the same page in the other version, otherwise to the page that has replaced it, otherwise to the
 * first page of the nearest category that the other version also has, otherwise to its first page (the installation).
 */
export function findVersionTarget(
  slug: string,
  from: VersionTree,
  to: VersionTree,
  moves: Moves = new Map(),
): { href: string; match: VersionMatch } {
  const links = listLinks(to.tree)
  const same = links.find((link) => link.href === toDocHref(to.version, slug))
  if (same) return { href: same.href, match: 'same' }

  const moved = moves.get(slug)
  if (moved !== undefined) return { href: moved, match: 'moved' }

  for (const { id } of findTrail(from.tree, toDocHref(from.version, slug)).reverse()) {
    const category = findCategory(to.tree, id)
    const first = category && listLinks(category.items)[0]
    if (first) return { href: first.href, match: 'category' }
  }
  const [start] = links
  if (!start) throw new Error(`The sidebar of version ${to.version} is empty`)
  return { href: start.href, match: 'start' }
}

function findCategory(tree: NavTree, id: string): NavCategory | undefined {
  for (const node of tree) {
    if (node.kind === 'link') continue
    const found = node.id === id ? node : findCategory(node.items, id)
    if (found) return found
  }
  return undefined
}

/** Returns the options of the version menu on the pages of `version`. */
export function listVersionOptions(version: VersionId): VersionOption[] {
  return versions.map(({ id, label }) => ({
    id,
    label,
    note: isArchived(id) ? 'archived' : 'current',
    exceptions: id === version ? {} : listExceptions(version, id),
  }))
}

/**
 * Returns the pages of `from` that `to` doesn't have, by slug, with the address that the version drop-down leads to instead. All other pages keep
 * their slug. Every page of a version draws them, so they're computed only once. With 16 versions of 250 pages, that used to take most of a build.
 */
const listExceptions = memo((from: VersionId, to: VersionId): Readonly<Record<string, string>> => {
  const source = readTree(from)
  const target = readTree(to)
  const moves = listMoves(from, to)
  const missing = listDocs(from).filter(({ slug }) => {
    const doc = findDoc(to, slug)
    return !doc || doc.isUnlisted
  })
  return Object.fromEntries(
    missing
      .map(({ slug }) => slug)
      .sort()
      .map((slug) => [slug, findVersionTarget(slug, source, target, moves).href]),
  )
})

/** Returns the notice above a page of an archived version, or undefined for the current version. */
export function findArchivedNotice({ version, slug }: EntryOf<'doc'>): ArchivedNotice | undefined {
  if (!isArchived(version)) return undefined
  const { href, match } = findVersionTarget(
    slug,
    readTree(version),
    readTree(currentVersion.id),
    listMoves(version, currentVersion.id),
  )
  return {
    text: fillSiteTokens(findArchive(version)?.banner ?? ''),
    currentHref: href,
    match: match === 'same' || match === 'moved' ? match : 'closest',
    currentLabel: currentVersion.label,
  }
}

/** Finds moved pages in `redirectFrom`, which has addresses without a version. They were those of the archived pages before there was a newer version. */
const listMoves = memo((from: VersionId, to: VersionId): Moves => {
  const ahead = listFormerAddresses(listDocs(to)).map(
    ([former, { href }]) => [parseDocHref(former)?.slug ?? '', href] as const,
  )
  const back = listFormerAddresses(listDocs(from)).flatMap(([former, { slug }]) => {
    const target = findDoc(to, parseDocHref(former)?.slug ?? '')
    return target && !target.isUnlisted ? [[slug, target.href] as const] : []
  })
  return new Map([...back, ...ahead])
})

const readTree = (version: VersionId): VersionTree => ({ version, tree: getSidebar(version) })
