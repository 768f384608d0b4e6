import { withBasePath, withoutBasePath } from '../../site/base-path'
import { foldSame, type Problem } from '../../source/problem'
import { findNearest } from '../../utils/nearest'
import { type CheckedPage, type PageReference, resolveFile, type SiteFiles, toPagePath } from '../read-page'

/**
 * `origin` is the site's own, such as `https://site.example`. Absolute addresses there are checked like relative ones. `basePath` is where this build will
 * be served, but absolute addresses refer to the published site, which is at the root. `folder` appears in messages.
 */
type ExportContext = {
  files: SiteFiles
  origin: string
  basePath?: string
  isPreview?: boolean
  folder?: string
}

/**
 * Checks the exported site as a visitor's browser will see it on a static host. It expects every internal address, anchor and asset to exist, every page
 * to have one `h1` and a unique title and to use each ID once, and every image to have alternative text and a size.
 */
export function checkExport(pages: readonly CheckedPage[], context: ExportContext): Problem[] {
  const lookup = { pages: new Map(pages.map((page) => [page.file, page])), findNear: openNearPages(context.files) }
  const problems = [
    ...pages.flatMap((page) => checkStructure(page)),
    ...pages.flatMap((page) =>
      page.references.flatMap((reference) => checkReference(page, reference, lookup, context)),
    ),
    ...checkTitles(pages),
    ...(context.isPreview ? pages.flatMap(checkRobots) : []),
  ]
  return foldSame(problems).map((found) => ({ ...found, path: (context.folder ?? 'out') + found.path }))
}

function checkStructure(page: CheckedPage): Problem[] {
  const problems: Problem[] = []
  if (page.headings !== 1) {
    problems.push(problem(page, 1, `the page has ${page.headings} headings of level 1`, 'write exactly one, the title'))
  }
  if (!page.title.trim()) problems.push(problem(page, 1, 'the page has no title', 'export a title from the route'))
  for (const [id, count] of page.ids) {
    if (count > 1)
      problems.push(
        problem(page, 1, `the ID "${id}" appears ${count} times`, 'give each heading and control its own ID'),
      )
  }
  for (const image of page.images) {
    if (!image.hasAlt)
      problems.push(
        problem(
          page,
          image.line,
          `the image ${image.src} has no alt`,
          'describe the image, or write alt="" if the image is only decorative',
        ),
      )
    if (!image.hasSize)
      problems.push(problem(page, image.line, `the image ${image.src} has no size`, 'set width and height'))
  }
  for (const { text, line } of page.tokens) {
    const fix = 'write the value instead, or let the code that reads this text fill in its tokens'
    problems.push(problem(page, line, `the token ${text} is shown as it was typed`, fix))
  }
  return problems
}

/** The pages by their files, and what an address that leads nowhere may have meant. */
type Lookup = { pages: ReadonlyMap<string, CheckedPage>; findNear: (pathname: string) => string | undefined }

/** Finds the page with the most similar address, once for each address: a mistake in the navigation is on every page. */
function openNearPages(files: SiteFiles): Lookup['findNear'] {
  const near = new Map<string, string | undefined>()
  let paths: string[] | undefined
  return (pathname) => {
    if (!near.has(pathname)) {
      // Nobody links to the router's data.
      paths ??= [...files].filter((file) => !file.includes('/__next.')).map(toPagePath)
      near.set(pathname, findNearest(pathname, paths))
    }
    return near.get(pathname)
  }
}

function checkReference(
  page: CheckedPage,
  { url, kind, line }: PageReference,
  { pages, findNear }: Lookup,
  { files, origin, basePath = '' }: ExportContext,
): Problem[] {
  if (/^(?:mailto:|data:|tel:|javascript:)/i.test(url)) return []
  const base = origin + withBasePath(toPagePath(page.file), basePath)
  if (!URL.canParse(url, base))
    return [
      problem(
        page,
        line,
        `the address "${url}" of <${kind}> can't be read`,
        'write it like /docs/features/habits or https://example.com',
      ),
    ]
  const target = new URL(url, base)
  if (target.origin !== origin) return []

  const written = decode(target.pathname)
  const isPublished = /^https?:/i.test(url)
  if (!isPublished && written !== basePath && !written.startsWith(`${basePath}/`)) {
    const fix = 'make it with withBasePath, or use Link'
    return [problem(page, line, `<${kind}> leads to ${written}, outside of the base path ${basePath}`, fix)]
  }
  const pathname = isPublished ? written : withoutBasePath(written, basePath)
  const file = resolveFile(pathname, files)
  if (!file) {
    const nearest = findNear(pathname)
    return [
      problem(
        page,
        line,
        `<${kind}> leads to ${pathname}, which doesn't exist`,
        nearest ? `use ${nearest}` : 'remove it',
      ),
    ]
  }
  const anchor = decode(target.hash.slice(1)).split(':~:')[0]
  const ids = pages.get(file)?.ids
  if (!anchor || !ids || ids.has(anchor)) return []
  const nearest = findNearest(anchor, [...ids.keys()])
  return [problem(page, line, `no anchor #${anchor} on ${pathname}`, nearest ? `use #${nearest}` : 'link to the page')]
}

/** Returns a part of an address as people read it, or as it is if it isn't encoded properly. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Reports a preview's page without `noindex`, because search engines mustn't list a preview next to the published page. */
function checkRobots(page: CheckedPage): Problem[] {
  return /\bnoindex\b/.test(page.robots)
    ? []
    : [problem(page, 1, 'a page of a preview has no noindex', 'remove robots from the page; the layout sets it')]
}

function checkTitles(pages: readonly CheckedPage[]): Problem[] {
  const first = new Map<string, CheckedPage>()
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
        `"${page.title}" is also the title of ${other.file}`,
        'give each page its own title, because screen readers announce pages by it',
      ),
    ]
  })
}

function problem(page: CheckedPage, line: number, message: string, fix: string): Problem {
  return { path: page.file, line, column: 1, message, fix }
}
