import { toString as textOf } from 'mdast-util-to-string'
import { parseDocHref, toDocHref } from '../../site/routes'
import { currentVersion, findArchive, isArchived, type VersionId } from '../../site/versions'
import { findNearest } from '../../utils/nearest'
import { compareVersions, isVersion } from '../../utils/version.mjs'
import { type CheckContext, describeMove, findArchived, findSuccessor, type Site } from '../context'
import { findText, isTrue, listNodes, listTexts, type Page, startOf } from '../lexer/page'
import { collections } from '../places'
import type { Report } from '../report'
import { type FactRow, isFactFile, listFactRows, listShown } from './fact-rows'

/** The value of `since` on a page that introduces nothing, such as a page of tips. */
export const introducesNothing = 'none'

/** The posts about versions, and what they can introduce. */
type History = {
  /** Posts by version. */
  releases: ReadonlyMap<string, Page>
  latest: string
  /** Documentation pages of the current version by slug. */
  current: ReadonlyMap<string, Page>
  /** Pages that describe features: all except posts. */
  pages: readonly Page[]
}

/**
 * Checks that pages, posts and facts tell the same history. Every page and every row of facts names the release that introduced it, and that release's
 * post links to the page, or to a page that shows the row. The other way round, whatever a post lists as introduced or new is described on a page.
 * @param toReport returns the reporter for a file
 */
export function checkHistory(site: Site, files: ReadonlyMap<string, string>, toReport: (path: string) => Report): void {
  const history = toHistory(site)
  for (const post of history.releases.values()) {
    checkIntroductions(post, history, site)
    checkNewChanges(post, site)
  }
  for (const page of site.pages) checkAnnouncement(page, history, site)
  const shown = new Map(history.pages.map((page) => [page, listShown(page)]))
  for (const [path, text] of files) {
    if (!isFactFile(path)) continue
    const report = toReport(path)
    for (const row of listFactRows(path, text, site.context.memory)) {
      checkLifetime(row, history, report)
      if (row.shownBy.length && !site.broken.has(path)) checkRow(row, shown, history, report)
    }
  }
}

const slugOf = (page: Page) => page.place?.slug ?? ''
/** Returns whether a page is a release post. */
export const isPost = ({ place }: Page) => place?.collection === collections.releases
const isCurrentDoc = ({ place }: Page) => place?.version !== undefined && !isArchived(place.version)

function toHistory({ pages, context }: Site): History {
  const versions = pages.filter((page) => isPost(page) && isVersion(slugOf(page)))
  return {
    releases: new Map(versions.map((post) => [slugOf(post), post])),
    latest: context.latestVersion,
    current: new Map(pages.filter(isCurrentDoc).map((doc) => [slugOf(doc), doc])),
    pages: pages.filter((page) => page.place && !isPost(page)),
  }
}

/** Returns the addresses that the links of a page lead to, without their anchors. */
export function listTargets({ tree }: Page): Set<string> {
  const targets = new Set<string>()
  for (const node of listNodes(tree))
    if (node.type === 'link' || node.type === 'definition') targets.add(node.url.replace(/[?#].*$/, ''))
  return targets
}

const introduces = (post: Page, slug: string) => listTexts(post, 'introduces').some(({ value }) => value === slug)

/** Returns the last release that pages of this version can name in `since`. */
export const findLastRelease = (version: VersionId, { latestVersion }: Pick<CheckContext, 'latestVersion'>) =>
  findArchive(version)?.lastRelease ?? latestVersion

/**
 * Returns what to do about a page's `since` that's missing or wrong. It names all the steps, so that the first one doesn't lead to the next mistake.
 * @param version the release that the page names, if it exists
 */
export function describeSinceFix(slug: string, { pages, context }: Site, version?: string): string {
  const post = pages.find((page) => isPost(page) && introduces(page, slug))
  if (post && version)
    return `if ${version} introduced it, move it from introduces and the text of ${post.path} to content/releases/${version}.mdx; otherwise write since: '${slugOf(post)}'`
  if (post) return `write since: '${slugOf(post)}', because ${post.path} introduces this page`
  const { latestVersion } = context
  const steps = `list ${slug} under introduces in content/releases/${version ?? latestVersion}.mdx and link to it there`
  return version
    ? steps
    : `write since: '${latestVersion}' here, then ${steps}; if the page introduces nothing, write since: ${introducesNothing}`
}

/** Checks that each page under `introduces` exists, says the same, and has a link in the post. */
function checkIntroductions(post: Page, { current, releases }: History, site: Site): void {
  const targets = listTargets(post)
  for (const { value, at } of listTexts(post, 'introduces')) {
    const doc = current.get(value)
    if (!doc) {
      const fix = describeMissing(value, [...current.keys()], site)
      post.report(at, `the documentation of ${currentVersion.id} has no page "${value}"`, fix)
      continue
    }
    const since = findText(doc, 'since')?.value
    const fix = `remove "${value}" here, or write since: '${slugOf(post)}' there`
    if (since === introducesNothing) {
      post.report(at, `${doc.path} says that it introduces nothing`, fix)
    } else if (since && since !== slugOf(post) && releases.has(since)) {
      // A published page whose own release doesn't introduce it is reported there, with both ways to fix it.
      const isReported = !isTrue(doc, 'draft') && !introduces(releases.get(since) ?? post, value)
      if (!isReported) post.report(at, `${doc.path} says that it was new in ${since}`, fix)
    } else if (!targets.has(doc.place?.href ?? '')) {
      const fix = `link to ${doc.place?.href}, or to one of its sections, where the post announces it`
      post.report(at, `the post introduces "${value}" but doesn't link to it`, fix)
    }
  }
}

/** Returns what to do about a page that a post introduces and the current version doesn't have. */
function describeMissing(slug: string, slugs: readonly string[], site: Site): string {
  const href = toDocHref(currentVersion.id, slug)
  const successor = parseDocHref(findSuccessor(href, site) ?? '')?.slug
  const move = successor ? undefined : describeMove(href, site)
  const archived = findArchived(slug, site)
  if (move && archived)
    return `${move}; otherwise remove "${slug}" here, and link to ${archived} where the post announces it`
  if (move) return move
  const nearest = successor ?? findNearest(slug, slugs)
  return nearest ? `write ${nearest}` : 'write the slug of a page, such as features/habits'
}

/** Checks that each change under "New" links to the page or section that describes it. */
function checkNewChanges(post: Page, { byHref }: Site): void {
  const { children } = post.tree
  const list = children[children.findIndex((node) => node.type === 'heading' && textOf(node) === 'New') + 1]
  if (list?.type !== 'list') return
  for (const item of list.children) {
    let isDescribed = false
    for (const node of listNodes(item)) {
      const target = node.type === 'link' && byHref.get(node.url.replace(/[?#].*$/, ''))
      if (target && !isPost(target)) isDescribed = true
    }
    if (isDescribed || !textOf(item).trim()) continue
    const fix = 'link to that page or one of its sections; if none describes it yet, write the section first'
    post.report(startOf(item), 'a change under "New" has no link to a page that describes it', fix)
  }
}

/**
 * Checks that the release in the page's `since` exists and introduces the page. Archived pages only need a release that exists. A draft needs nothing yet,
 * because a published post can't introduce it.
 */
function checkAnnouncement(page: Page, { releases }: History, site: Site): void {
  const since = isTrue(page, 'draft') ? undefined : findText(page, 'since')
  if (!since || !page.place?.version || !isVersion(since.value)) return
  const release = releases.get(since.value)
  const slug = slugOf(page)
  if (!release) {
    const isCurrent = isCurrentDoc(page)
    // `checkFrontMatter` reports an archived page with a release that came after its version.
    if (!isCurrent && compareVersions(since.value, findLastRelease(page.place.version, site.context)) > 0) return
    const fix = isCurrent ? describeSinceFix(slug, site) : 'write a version that has a post in content/releases'
    page.report(since.at, `the release ${since.value} doesn't exist`, fix)
  } else if (isCurrentDoc(page) && !introduces(release, slug)) {
    page.report(since.at, `${release.path} doesn't introduce this page`, describeSinceFix(slug, site, since.value))
  }
}

/** Checks that every release that a row of facts names exists. */
function checkLifetime({ lifetime }: FactRow, { releases }: History, report: Report): void {
  for (const { version, at } of lifetime) {
    if (!releases.has(version))
      report(at, `the release ${version} doesn't exist`, 'write a version that has a post in content/releases')
  }
}

/** Checks that a page shows the row, that the row names a release, and that the release's post links to such a page. */
function checkRow(row: FactRow, shown: ReadonlyMap<Page, Set<string>>, history: History, report: Report): void {
  const { id, at, since, until, isAnnounced, example } = row
  const pages = [...shown].flatMap(([page, keys]) => (row.shownBy.some((key) => keys.has(key)) ? [page] : []))
  const current = pages.filter((page) => (until ? !isCurrentDoc(page) : isCurrentDoc(page) || !page.place?.version))
  const hrefs = current.flatMap(({ place }) => place?.href ?? [])
  const link = `link to ${hrefs.slice(0, 3).join(' or ') || 'the page that shows it'}`
  const { latest, releases } = history
  if (!hrefs.length && !until) {
    const where = isAnnounced ? ` that content/releases/${since?.version ?? latest}.mdx links to` : ''
    report(at, `no page shows "${id}"`, `write ${example} on a page${where}, or remove the row`)
  }
  if (since === undefined) {
    const steps = isAnnounced ? `, and in content/releases/${latest}.mdx ${link}` : ''
    report(at, `"${id}" doesn't say which release introduced it`, `add since: '${latest}' here${steps}`)
    return
  }
  const post = releases.get(since.version)
  if (!isAnnounced || !post || !hrefs.length) return
  const targets = listTargets(post)
  if (hrefs.some((href) => targets.has(href))) return
  report(
    since.at,
    `${post.path} doesn't announce "${id}"`,
    `${link} there, show it on a page that the post links to, or correct this release`,
  )
}
