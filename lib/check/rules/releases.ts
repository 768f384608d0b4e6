import { toString as textOf } from 'mdast-util-to-string'
import { changeKinds, isChangeKind } from '../../releases/release'
import { currentVersion } from '../../site/versions'
import { findNearest } from '../../utils/nearest'
import { compareVersions, isVersion } from '../../utils/version.mjs'
import type { Site } from '../context'
import { findText, listTexts, type Page } from '../lexer/page'
import { collections } from '../places'
import type { Report } from '../report'

/** Headings that people know from other release notes, with the ones that we use instead. */
const otherWords: Readonly<Record<string, string>> = {
  'bug fixes': 'Fixed',
  added: 'New',
  changed: 'Improved',
  changes: 'Improved',
  ended: 'Removed',
  features: 'New',
  fixes: 'Fixed',
  improvements: 'Improved',
  'new features': 'New',
  removals: 'Removed',
}

/**
 * Checks the releases blog: names, dates in order, changes listed under the right headings, and the same history as in the documentation and the
 * facts. Each `since` has to name a release; for a page, it's the release that introduces the page.
 * @param toReport returns the reporter for a file
 */
export function checkReleases(
  { pages }: Site,
  files: ReadonlyMap<string, string>,
  toReport: (path: string) => Report,
): void {
  const posts = pages.filter(({ place }) => place?.collection === collections.releases)
  for (const post of posts) {
    checkName(post)
    checkChangeLists(post)
  }
  checkDates(posts)
  const releases = new Map(posts.flatMap((post) => (isVersion(slugOf(post)) ? [[slugOf(post), post] as const] : [])))
  const docs = pages.filter(({ place }) => place?.version)
  checkIntroductions(posts, docs, releases)
  for (const [path, text] of files) {
    if (path.startsWith('content/facts/')) checkLifetimes(text, releases, toReport(path))
  }
}

const slugOf = (page: Page) => page.place?.slug ?? ''

function checkName(post: Page): void {
  const slug = slugOf(post)
  if (isVersion(slug) || /^[a-z]+(-[a-z0-9]+)*$/.test(slug)) return
  const fix = 'name the file after a version (2.1.mdx) or in lower-case letters with hyphens (pricing-update.mdx)'
  post.report(0, `"${slug}" isn't a name for a release post`, fix)
}

function checkChangeLists(post: Page): void {
  let last = -1
  for (const [index, node] of post.tree.children.entries()) {
    if (node.type !== 'heading' || node.depth !== 2) continue
    const text = textOf(node)
    const at = node.position?.start.offset ?? 0
    const meant = otherWords[text.toLowerCase()] ?? findNearest(text, changeKinds)
    if (!isChangeKind(text)) {
      if (meant) post.report(at, `"${text}" isn't a heading for a list of changes`, `write ## ${meant}`)
      continue
    }
    const place = changeKinds.indexOf(text)
    if (place <= last)
      post.report(
        at,
        `"${text}" comes too late`,
        `keep the order ${changeKinds.join(', ')}, with each of them only once`,
      )
    const list = post.tree.children[index + 1]
    if (list?.type !== 'list') {
      post.report(at, `no list follows "${text}"`, 'write each change on a line that begins with -')
    } else {
      for (const item of list.children.filter((item) => !textOf(item).trim())) {
        post.report(
          item.position?.start.offset ?? at,
          `a change under "${text}" is empty`,
          'write it, or remove the line',
        )
      }
    }
    last = place
  }
}

/** Returns whether a text is a day of the calendar. Anything else is reported with the fields. */
function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.startsWith(text)
}

/** Checks that each version has a later date than the one before, and that no two posts share a date. */
function checkDates(posts: readonly Page[]): void {
  const dated = posts.flatMap((post) => {
    const date = findText(post, 'date')
    return date && isDay(date.value) ? [{ post, at: date.at, date: date.value }] : []
  })
  const versions = dated
    .filter(({ post }) => isVersion(slugOf(post)))
    .sort((a, b) => compareVersions(slugOf(a.post), slugOf(b.post)))
  for (const [index, { post, at, date }] of versions.entries()) {
    const before = versions[index - 1]
    if (!before || before.date < date) continue
    const message = `${slugOf(post)} is dated ${date}, but ${slugOf(before.post)}, the release before it, ${before.date}`
    post.report(at, message, `write a date after ${before.date}, or correct the other one`)
  }
  for (const { post, at, date } of dated.filter(({ post }) => !isVersion(slugOf(post)))) {
    const other = dated.find((candidate) => candidate.date === date && candidate.post !== post)
    if (other) post.report(at, `${date} is also the date of ${slugOf(other.post)}`, 'give one of them another date')
  }
}

function checkIntroductions(posts: readonly Page[], docs: readonly Page[], releases: ReadonlyMap<string, Page>): void {
  const current = new Map(
    docs.filter(({ place }) => place?.version === currentVersion.id).map((doc) => [slugOf(doc), doc]),
  )
  for (const post of posts) {
    for (const { value, at } of listTexts(post, 'introduces')) {
      const doc = current.get(value)
      if (doc) {
        const since = findText(doc, 'since')?.value
        // If the page's `since` is missing or isn't a release, that's reported on the page.
        if (!since || since === slugOf(post) || !releases.has(since)) continue
        post.report(at, `${doc.path} says that it was new in ${since}`, `remove "${value}" here, or correct its since`)
      } else {
        const nearest = findNearest(value, [...current.keys()])
        const fix = nearest ? `write ${nearest}` : 'write the slug of a page, such as features/habits'
        post.report(at, `${currentVersion.id} has no page "${value}"`, fix)
      }
    }
  }
  for (const doc of docs) {
    const since = findText(doc, 'since')
    if (!since || !isVersion(since.value)) continue
    const release = releases.get(since.value)
    if (!release)
      doc.report(since.at, `the release ${since.value} doesn't exist`, 'write the version of a release post')
    else if (current.has(slugOf(doc)) && !listTexts(release, 'introduces').some(({ value }) => value === slugOf(doc))) {
      doc.report(since.at, `${release.path} doesn't introduce this page`, `add ${slugOf(doc)} to its introduces`)
    }
  }
}

/** Checks that every `since` and `until` in the facts is a release. */
function checkLifetimes(text: string, releases: ReadonlyMap<string, Page>, report: Report): void {
  for (const match of text.matchAll(/\b(?:since|until):\s*["']?(\d+(?:\.\d+){1,2})\b/g)) {
    const [whole, version = ''] = match
    if (releases.has(version)) continue
    const at = match.index + whole.length - version.length
    report(at, `the release ${version} doesn't exist`, 'write the version of a release post')
  }
}
