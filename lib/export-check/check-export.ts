import type { Problem } from '../content/problem'
import { withBasePath, withoutBasePath } from '../site/base-path'
import { findNearest } from '../utils/nearest'
import type { ExportedPage, Reference } from './read-page'
import { resolveFile, type SiteFiles, toPagePath } from './site-files'

/**
 * `origin`: the site's own, such as `https://site.example`; absolute addresses of it are checked like relative ones. `basePath`: where this
 * build will stand, while absolute addresses name the published site, which stands at the root. `folder`: for messages.
 */
export type ExportContext = {
  files: SiteFiles
  origin: string
  basePath?: string
  isPreview?: boolean
  folder?: string
}

/**
 * Checks the exported site as a visitor's browser will meet it on a static host: every internal address, anchor and asset is there,
 * every page has one `h1` and a title of its own, no id stands twice, every image has an alternative and a size.
 */
export function checkExport(pages: readonly ExportedPage[], context: ExportContext): Problem[] {
  const byFile = new Map(pages.map((page) => [page.file, page]))
  return [
    ...pages.flatMap((page) => checkStructure(page)),
    ...pages.flatMap((page) =>
      page.references.flatMap((reference) => checkReference(page, reference, byFile, context)),
    ),
    ...checkTitles(pages),
    ...(context.isPreview ? pages.flatMap(checkRobots) : []),
  ].map((found) => ({ ...found, path: (context.folder ?? 'out') + found.path }))
}

function checkStructure(page: ExportedPage): Problem[] {
  const problems: Problem[] = []
  if (page.headings !== 1) {
    problems.push(problem(page, 1, `${page.headings} level-1 headings`, 'a page has exactly one h1, its title'))
  }
  if (!page.title.trim()) problems.push(problem(page, 1, 'no title', 'export a title from the route'))
  for (const [id, count] of page.ids) {
    if (count > 1)
      problems.push(
        problem(page, 1, `id "${id}" stands ${count} times`, 'give each heading and control an id of its own'),
      )
  }
  for (const image of page.images) {
    if (!image.hasAlt)
      problems.push(problem(page, image.line, `image ${image.src} without alt`, 'describe it, or alt=""'))
    if (!image.hasSize)
      problems.push(problem(page, image.line, `image ${image.src} without size`, 'set width and height'))
  }
  return problems
}

function checkReference(
  page: ExportedPage,
  { url, kind, line }: Reference,
  pages: ReadonlyMap<string, ExportedPage>,
  { files, origin, basePath = '' }: ExportContext,
): Problem[] {
  if (/^(?:mailto:|data:|tel:|javascript:)/i.test(url)) return []
  const base = origin + withBasePath(toPagePath(page.file), basePath)
  if (!URL.canParse(url, base)) return [problem(page, line, `<${kind}> address "${url}" is malformed`, 'correct it')]
  const target = new URL(url, base)
  if (target.origin !== origin) return []

  const written = decodeURIComponent(target.pathname)
  const isPublished = /^https?:/i.test(url)
  if (!isPublished && written !== basePath && !written.startsWith(`${basePath}/`)) {
    const cure = 'make it with withBasePath, or use Link'
    return [problem(page, line, `<${kind}> leads to ${written}, outside of the base path ${basePath}`, cure)]
  }
  const pathname = isPublished ? written : withoutBasePath(written, basePath)
  const file = resolveFile(pathname, files)
  if (!file) {
    const nearest = findNearest(pathname, [...files].map(toPagePath))
    return [
      problem(
        page,
        line,
        `<${kind}> leads to ${pathname}, which does not exist`,
        nearest ? `nearest: ${nearest}` : 'remove it',
      ),
    ]
  }
  const anchor = decodeURIComponent(target.hash.slice(1)).split(':~:')[0]
  const ids = pages.get(file)?.ids
  if (!anchor || !ids || ids.has(anchor)) return []
  const nearest = findNearest(anchor, [...ids.keys()])
  return [
    problem(page, line, `no anchor #${anchor} on ${pathname}`, nearest ? `nearest: #${nearest}` : 'link to the page'),
  ]
}

/** Search engines must not know a preview beside the published page. */
function checkRobots(page: ExportedPage): Problem[] {
  return /\bnoindex\b/.test(page.robots)
    ? []
    : [problem(page, 1, 'a preview without noindex', 'leave robots to the layout')]
}

function checkTitles(pages: readonly ExportedPage[]): Problem[] {
  const first = new Map<string, ExportedPage>()
  return pages.flatMap((page) => {
    const other = first.get(page.title)
    if (!other) {
      first.set(page.title, page)
      return []
    }
    return [
      problem(
        page,
        1,
        `same title as ${other.file}: "${page.title}"`,
        'a screen reader announces pages by title: make it unique',
      ),
    ]
  })
}

function problem(page: ExportedPage, line: number, message: string, cure: string): Problem {
  return { path: page.file, line, column: 1, message, cure }
}
