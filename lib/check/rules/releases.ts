import { toString as textOf } from 'mdast-util-to-string'
import { changeKinds, isChangeKind } from '../../releases/release'
import { describeTitleFault } from '../../releases/release-template'
import { isDay } from '../../utils/date'
import { findNearest } from '../../utils/nearest'
import { compareVersions, isVersion } from '../../utils/version.mjs'
import type { Site } from '../context'
import { findText, type Page } from '../lexer/page'
import { collections } from '../places'

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

/** Checks the releases blog: names, dates in order, and changes listed under the right headings. */
export function checkReleases({ pages }: Site): void {
  const posts = pages.filter(({ place }) => place?.collection === collections.releases)
  for (const post of posts) {
    checkName(post)
    checkTitle(post)
    checkChangeLists(post)
  }
  checkDates(posts)
}

const slugOf = (page: Page) => page.place?.slug ?? ''

function checkName(post: Page): void {
  const slug = slugOf(post)
  if (isVersion(slug) || /^[a-z]+(-[a-z0-9]+)*$/.test(slug)) return
  const fix =
    'name the file after a version, such as 2.1.mdx, or use lower-case words with hyphens, such as pricing-update.mdx'
  post.report(0, `"${slug}" isn't a name for a release post`, fix)
}

/** A list of releases shows little more than their titles, and a single word says nothing about a release. */
function checkTitle(post: Page): void {
  const title = isVersion(slugOf(post)) ? findText(post, 'title') : undefined
  const fault = title && describeTitleFault(title.value)
  if (title && fault) post.report(title.at, fault.message, fault.fix)
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

/** A version may be skipped, but more missing ones than this are a typo. */
const mostSkipped = 4

/** Returns how many versions are left out between two: in the first part that differs, and in the parts after it, which begin at 0 again. */
function countSkipped(before: string, after: string): number {
  const [from, to] = [before, after].map((version) => version.split('.').map(Number))
  const part = [0, 1, 2].find((index) => (from?.[index] ?? 0) !== (to?.[index] ?? 0)) ?? 2
  const [first = 0, ...others] = to?.slice(part) ?? []
  return others.reduce((sum, number) => sum + number, first - (from?.[part] ?? 0) - 1)
}

/** Checks that each version follows the one before and has a later date than the one before, and that no two posts share a date. */
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
    if (!before) continue
    const skipped = countSkipped(slugOf(before.post), slugOf(post))
    if (skipped >= mostSkipped) {
      const message = `${skipped} versions are missing between ${slugOf(before.post)} and ${slugOf(post)}`
      post.report(0, message, 'correct the name of the file')
    }
    if (before.date < date) continue
    const message = `${slugOf(post)} is dated ${date}, but ${slugOf(before.post)}, the release before it, is dated ${before.date}`
    post.report(at, message, `write a date after ${before.date}, or correct the other one`)
  }
  for (const { post, at, date } of dated.filter(({ post }) => !isVersion(slugOf(post)))) {
    const other = dated.find((candidate) => candidate.date === date && candidate.post !== post)
    if (other) post.report(at, `${date} is also the date of ${slugOf(other.post)}`, 'give one of them another date')
  }
}
