import { compareLists, comparePages, isDifferent, type Pair, readRecord, toPair, weigh } from './compare-pages'
import { compareDeclarations, type Declarations, findOnlyTheme, listUses, readDeclarations } from './compare-styles'
import { measureLikeness } from './compare-text'
import { listProblems } from './list-problems'
import type { ChangedPage, FrameChange, LinkChange, Site, SiteChanges } from './site'
import { type SitePage, toArea } from './site-pages'

/** Two pages with at least this share of words in common count as one page that has moved. */
const likeness = 0.6

/**
 * Compares two exported sites.
 * @param limits the most kilobytes that the HTML of some pages may have, by address
 */
export function compareSites(before: Site, after: Site, limits: ReadonlyMap<string, number> = new Map()): SiteChanges {
  const written = (site: Site) => [...site.pages.values()].filter(({ redirectsTo }) => redirectsTo === undefined)
  const isWritten = (site: Site, href: string) =>
    site.pages.get(href)?.redirectsTo === undefined && site.pages.has(href)
  const added = written(after).filter(({ href }) => !isWritten(before, href))
  const gone = written(before).filter(({ href }) => !isWritten(after, href))
  const moves = findMoves(gone, added, after)
  const movedTo = new Set([...moves.values()].map(({ href }) => href))

  const { pages, links } = groupLinks([
    ...gone.map((page) => toGone(page, moves.get(page.href), before, after)),
    ...added.filter(({ href }) => !movedTo.has(href)).map((page) => toAdded(page, after)),
    ...written(after).flatMap((page) => {
      const earlier = before.pages.get(page.href)
      return earlier && isWritten(before, page.href) ? toChanged(earlier, page, before, after) : []
    }),
  ])
  pages.sort((a, b) => b.weight - a.weight || (a.href < b.href ? -1 : 1))
  const isListed = new Set(pages.map(({ href }) => href))
  const kept = written(after).flatMap((page) => {
    const earlier = before.pages.get(page.href)
    return earlier && earlier.redirectsTo === undefined ? [{ earlier, page }] : []
  })
  return {
    pages,
    links,
    frame: compareFrames(kept, isListed),
    styles: compareAllStyles(kept),
    problems: listProblems({ before, after, pages, limits }),
    ...(before.search && after.search && { questions: after.search.questions.length }),
  }
}

/** Finds the added page that each missing one has become: the target of its redirect or, without one, the page that's most similar. */
function findMoves(gone: readonly SitePage[], added: readonly SitePage[], after: Site): Map<string, SitePage> {
  const moves = new Map<string, SitePage>()
  const isFree = ({ href }: SitePage) => ![...moves.values()].some((taken) => taken.href === href)
  for (const { href } of gone) {
    const target = after.pages.get(href)?.redirectsTo
    const page = added.find((own) => own.href === target)
    if (page && isFree(page)) moves.set(href, page)
  }
  for (const { href, main } of gone.filter((page) => after.pages.get(page.href)?.redirectsTo === undefined)) {
    const [best] = added
      .filter(isFree)
      .map((page) => ({ page, like: measureLikeness(toWords(main), toWords(page.main)) }))
      .sort((a, b) => b.like - a.like)
    if (best && best.like >= likeness) moves.set(href, best.page)
  }
  return moves
}

const toWords = (html: string) => html.replace(/<[^>]+>/g, ' ')

function toGone(page: SitePage, target: SitePage | undefined, before: Site, after: Site): ChangedPage {
  const old = readRecord(page, before.readFacts(page.href))
  const redirectsTo = after.pages.get(page.href)?.redirectsTo
  const shared = { area: toArea(target?.href ?? page.href), redirectsTo }
  if (!target) {
    const { href, title, description } = old
    return { ...shared, kind: 'removed', href, title, description, weight: 1_000_000 }
  }
  const now = readRecord(target, after.readFacts(target.href))
  const difference = comparePages(old, now, compareSearch(page.href, target.href, before, after))
  const { href, title, description } = now
  const weight = 500_000 + weigh(difference)
  return { ...shared, kind: 'moved', href, from: page.href, title, description, difference, weight }
}

function toAdded(page: SitePage, after: Site): ChangedPage {
  const { href, title, description } = readRecord(page, after.readFacts(page.href))
  return { kind: 'added', area: toArea(href), href, title, description, weight: 100_000 }
}

function toChanged(earlier: SitePage, page: SitePage, before: Site, after: Site): ChangedPage[] {
  const { href } = page
  const search = compareSearch(href, href, before, after)
  const [cardBefore, cardAfter] = [before.hashCard(href), after.hashCard(href)]
  const card = cardBefore === cardAfter ? undefined : { before: cardBefore, after: cardAfter }
  if (earlier.main === page.main && !card && search.length === 0 && readHead(earlier) === readHead(page)) return []
  const now = readRecord(page, after.readFacts(href))
  const difference = comparePages(readRecord(earlier, before.readFacts(href)), now, search)
  const { title, description } = now
  const weight = weigh(difference) + (card ? 5 : 0)
  return [{ kind: 'changed', area: toArea(href), href, title, description, difference, card, weight }]
}

/** Returns the title and the description in the head of a page. */
const readHead = ({ html }: SitePage) =>
  [/<title>[^<]*<\/title>/, /<meta name="description"[^>]*>/].map((pattern) => pattern.exec(html)?.[0]).join('')

function compareSearch(from: string, to: string, before: Site, after: Site): Pair[] {
  if (!before.search || !after.search) return []
  const [old, now] = [before.search.entries.get(from), after.search.entries.get(to)]
  return [
    toPair('Search result', old?.trail, now?.trail),
    toPair('Keywords for search', old?.keywords, now?.keywords),
  ].filter(isDifferent)
}

type KeptPage = { earlier: SitePage; page: SitePage }

/** Groups pages by the labels that changed around their text, so that a new link in the sidebar counts as one change. */
function compareFrames(kept: readonly KeptPage[], isListed: ReadonlySet<string>): FrameChange[] {
  const groups = new Map<string, FrameChange>()
  for (const { earlier, page } of kept)
    for (const place of new Set([...earlier.frame.keys(), ...page.frame.keys()])) {
      // It repeats the page's headings, which are listed with the page.
      if (place === 'On this page' && isListed.has(page.href)) continue
      const [before, after] = [earlier, page].map(({ frame }) => frame.get(place) ?? [])
      if (!before || !after || before.join('\n') === after.join('\n')) continue
      // A menu can be on a page twice.
      const labels = compareLists('Label', before, after).filter(
        (own, at, all) => all.findIndex((other) => other.before === own.before && other.after === own.after) === at,
      )
      const key = JSON.stringify([place, labels])
      const group = groups.get(key) ?? { place, labels, pages: [] }
      group.pages.push(page.href)
      groups.set(key, group)
    }
  return [...groups.values()].sort((a, b) => b.pages.length - a.pages.length)
}

/** Compares the style rules of all pages. A rule that only moved from page to page isn't a change. */
function compareAllStyles(kept: readonly KeptPage[]): SiteChanges['styles'] {
  const different = kept.filter(({ earlier, page }) => earlier.styles !== page.styles)
  const read = (texts: readonly string[]) => [...new Set(texts)].map(readDeclarations)
  const merge = (sheets: readonly Declarations[]): Declarations => new Map(sheets.flatMap((sheet) => [...sheet]))
  const [old, now] = [kept.map(({ earlier }) => earlier.styles), kept.map(({ page }) => page.styles)].map((texts) =>
    different.length > 0 ? merge(read(texts)) : new Map(),
  )
  const declarations = compareDeclarations(old ?? new Map(), now ?? new Map())
  const isChanged = new Set(declarations.map(({ selector, property }) => `${selector} ${property}`))
  const isAffected = (css: string) => [...readDeclarations(css).keys()].some((key) => isChanged.has(key))
  const pages =
    isChanged.size > 0
      ? different.filter(({ earlier, page }) => isAffected(page.styles) || isAffected(earlier.styles))
      : []
  const onlyTheme = findOnlyTheme(declarations, now ?? new Map())
  const uses = listUses(declarations, now ?? new Map())
  return {
    declarations,
    pages: pages.map(({ page }) => page.href),
    ...(onlyTheme && { onlyTheme }),
    ...(uses.length > 0 && { uses }),
  }
}

/**
 * Moves links that changed in the same way on several pages into a separate list. A page with no other differences is listed only under
 * its link.
 */
function groupLinks(pages: readonly ChangedPage[]): { pages: ChangedPage[]; links: LinkChange[] } {
  const groups = new Map<string, LinkChange>()
  const toKey = ({ before, after }: Pick<LinkChange, 'before' | 'after'>) => JSON.stringify([before, after])
  for (const { href, title, difference } of pages)
    for (const { before, after, words } of difference?.links ?? []) {
      const key = toKey({ before, after })
      const group = groups.get(key) ?? { before, after, uses: [] }
      group.uses.push({ href, title, words })
      groups.set(key, group)
    }
  const links = [...groups.values()].filter((group) => group.uses.length > 1)
  const isShared = new Set(links.map(toKey))
  const others = pages.flatMap((page): ChangedPage[] => {
    if (!page.difference) return [page]
    const own = page.difference.links.filter((link) => !isShared.has(toKey(link)))
    const { values, text, headings, lostAnchors, newAnchors, links: all } = page.difference
    const isOnlyLinks =
      all.length > 0 && !page.card && [values, text, headings, lostAnchors, newAnchors, own].every(isEmpty)
    return page.kind === 'changed' && isOnlyLinks ? [] : [{ ...page, difference: { ...page.difference, links: own } }]
  })
  return { pages: others, links: links.sort((a, b) => b.uses.length - a.uses.length) }
}

const isEmpty = (list: readonly unknown[]) => list.length === 0
