import { isArchived } from '../site/versions'
import { findText, isTrue, listTexts, type Page } from './lexer/page'
import { isPost, listTargets } from './rules/history'

/** A page that may describe the app as it was: its last change, and the posts of the releases that have linked to it since, oldest first. */
export type StalePage = { path: string; day: string; posts: string[] }

/** Returns the day a year earlier. Days are texts such as `2026-11-23`, which sort by age. */
export const toYearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`

/**
 * Lists the pages that nobody has changed for a year, although a release has introduced them or linked to them since, the oldest first. Posts and
 * archived pages are left out, because they describe a time that's over. The post of a draft doesn't count, because its release isn't out.
 * @param dates the day on which each file last changed. Files without one are new.
 */
export function listStalePages(
  pages: readonly Page[],
  dates: Readonly<Record<string, string>>,
  today: string,
): StalePage[] {
  const limit = toYearBefore(today)
  const posts = pages
    .filter((page) => isPost(page) && !isTrue(page, 'draft'))
    .map((post) => ({
      path: post.path,
      day: findText(post, 'date')?.value ?? '',
      targets: listTargets(post),
      introduced: listTexts(post, 'introduces').map(({ value }) => value),
    }))
    .sort((a, b) => (a.day < b.day ? -1 : 1))
  return pages
    .flatMap((page): StalePage[] => {
      const { path, place } = page
      const day = dates[path]
      if (!place || isPost(page) || !day || day > limit || (place.version && isArchived(place.version))) return []
      const changes = posts.filter(
        (post) =>
          post.day > day &&
          (post.targets.has(place.href) || (place.version !== undefined && post.introduced.includes(place.slug))),
      )
      return changes.length ? [{ path, day, posts: changes.map((post) => post.path) }] : []
    })
    .sort((a, b) => (a.day < b.day ? -1 : 1))
}
