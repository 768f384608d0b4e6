import { withoutBasePath } from '../../site/base-path'
import { publishedAnchorsFile } from '../../site/build-settings.mjs'
import { routes } from '../../site/routes'
import type { Problem } from '../../source/problem'
import { findNearest } from '../../utils/nearest'
import { type CheckedPage, resolveFile, type SiteFiles, toPagePath } from '../read-page'

/** Every fragment that has ever been published, by the address of its page. `npm run check -- export --record` adds those of `out/`. */
export type PublishedAnchors = Readonly<Record<string, readonly string[]>>

/** Reports each published fragment that leads nowhere now. If a page has moved, its fragments are looked up where its redirect leads. */
export function checkPublishedAnchors(
  published: PublishedAnchors,
  pages: readonly CheckedPage[],
  files: SiteFiles,
  basePath = '',
): Problem[] {
  const byFile = new Map(pages.map((page) => [page.file, page]))
  return Object.entries(published).flatMap(([href, anchors]) => {
    const file = resolveFile(href, files) ?? ''
    const moved = byFile.get(file)?.references.find(({ kind }) => kind === 'refresh')?.url
    const page = byFile.get(moved ? (resolveFile(toPath(moved, basePath), files) ?? '') : file)
    if (!page)
      return [
        problem(`${href} was published and is gone`, `add redirectFrom: [${href}] to the page that took its place`),
      ]
    return anchors
      .filter((anchor) => !page.ids.has(anchor))
      .map((anchor) => {
        const nearest = findNearest(anchor, page.anchors)
        const fix = `map it in anchorsFrom in the front matter of ${toPagePath(page.file)}, as ${anchor}: ${nearest ?? 'new-id'}`
        return problem(`${href}#${anchor} was published and leads nowhere now`, fix)
      })
  })
}

/** With each release, posts move from one page of the list to the next. The lasting address of a post is its own page. */
const isListOfPosts = (href: string) => href === routes.releases || href.startsWith(`${routes.releases}/page/`)

/** Returns the list with the linkable IDs of these pages added, sorted, so that a diff shows what's new. */
export function recordAnchors(published: PublishedAnchors, pages: readonly CheckedPage[]): PublishedAnchors {
  const all = new Map(Object.entries(published).map(([href, anchors]) => [href, new Set(anchors)]))
  for (const { file, anchors } of pages) {
    if (anchors.length === 0 || isListOfPosts(toPagePath(file))) continue
    all.set(toPagePath(file), new Set([...(all.get(toPagePath(file)) ?? []), ...anchors]))
  }
  return Object.fromEntries([...all].sort().map(([href, anchors]) => [href, [...anchors].sort()]))
}

const toPath = (url: string, basePath: string) =>
  withoutBasePath(new URL(url, 'https://site.invalid').pathname, basePath)

const problem = (message: string, fix: string): Problem => ({
  path: publishedAnchorsFile,
  line: 1,
  column: 1,
  message,
  fix,
})
