import { parseDocHref, toDocHref } from '../../site/routes'
import { currentVersion, isArchived } from '../../site/versions'
import { findNearest } from '../../utils/nearest'
import { contentPathToHref } from '../mdx/content-path.mjs'
import { checkAsset } from './assets'
import type { Site } from './context'
import { listPairs, type Page } from './page'

/** Checks an address on this site: `/path`, `./file.mdx` or `#anchor`, including any query and anchor. */
export function checkInternalHref(href: string, at: number, page: Page, site: Site): void {
  const [, path = '', hash] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? []
  if (!path) checkAnchor(hash, page, at, page)
  else if (path.startsWith('.')) checkFileLink(path, hash, at, page, site)
  else if (isAsset(path) && !site.routes.has(path)) checkAsset(path, at, page, site)
  else checkPath(path, hash, at, page, site)
}

/** Returns whether a path ends with a file extension. It has to begin with a letter, because the address of a release ends with digits. */
const isAsset = (path: string) => /\.(?!html?$|mdx?$)[a-z][a-z0-9]*$/i.test(path)

function checkPath(path: string, hash: string | undefined, at: number, page: Page, site: Site): void {
  const clean = path.replace(/(?:\/index)?(?:\.html?|\.mdx?)$/, '').replace(/(.)\/+$/, '$1') || '/'
  if (clean !== path) {
    const ending = path.endsWith('/') ? 'a slash' : path.slice(path.lastIndexOf('.'))
    page.report(at, `the address ends with ${ending}`, `write ${clean}${hash === undefined ? '' : `#${hash}`}`)
  }
  if (site.routes.has(clean) && !site.byHref.has(clean)) return
  const target = site.byHref.get(clean)
  if (!target) {
    const nearest = findNearestHref(clean, page, site)
    const cure = nearest ? `write ${nearest}` : 'correct the address, or add the page'
    page.report(at, `there is no page ${clean}`, cure)
  } else if (isInto(target, page)) {
    const current = toDocHref(currentVersion.id, target.place?.slug ?? '')
    const cure = site.byHref.has(current) ? `write ${current}` : 'link to a page of the current version'
    page.report(at, `the link leads out of the current version, into ${target.place?.version}`, cure)
  } else checkAnchor(hash, target, at, page)
}

/** Returns whether a link to `target` leads into an archived version. Pages of that version may link there, and so may release posts of its time. */
function isInto({ place }: Page, from: Page): boolean {
  if (!place?.version || !isArchived(place.version)) return false
  return from.place?.version !== place.version && from.place?.collection.folder !== 'releases'
}

function checkAnchor(hash: string | undefined, target: Page, at: number, page: Page): void {
  const ids = [...target.headings.map(({ id }) => id), ...target.sectionIds]
  if (hash === undefined || ids.includes(hash)) return
  const where = target === page ? 'this page' : (target.place?.href ?? target.path)
  const part = ids.find((id) => id.includes(hash) || (id.length > 3 && hash.includes(id)))
  const successor = listPairs(target, 'anchorsFrom').find(({ key }) => key === hash)?.value
  const nearest = successor ?? findNearest(hash, ids) ?? part
  const all = ids.map((id) => `#${id}`).join(', ')
  const cure = nearest ? `write #${nearest}` : all ? `write one of ${all}` : 'link to the page alone'
  page.report(at, `${where} has no heading with the id "${hash}"`, cure)
}

/** Checks a link between files, which it follows as `remark-file-links` does. */
function checkFileLink(path: string, hash: string | undefined, at: number, page: Page, site: Site): void {
  const file = new URL(path, `file:///${page.path}`).pathname.slice(1)
  const target = site.pages.find((candidate) => candidate.path === file)
  if (target) {
    checkAnchor(hash, target, at, page)
    return
  }
  const href = contentPathToHref(file.slice('content/'.length))
  const nearest = site.byHref.has(href) ? href : findNearestHref(href, page, site)
  const cure = nearest ? `write ${nearest}` : 'correct the address, or add the file'
  const message = file.endsWith('.mdx') ? `there is no file ${file}` : `"${path}" names neither a file nor an address`
  page.report(at, message, cure)
}

/** Returns the address that was most likely meant: the same page in the current version, the same last segment, or nearly the same letters. */
function findNearestHref(href: string, page: Page, site: Site): string | undefined {
  const hrefs = [...site.byHref.keys(), ...site.routes].filter((known) => {
    const version = parseDocHref(known)?.version
    return !version || !isArchived(version) || version === page.place?.version
  })
  const slug = parseDocHref(href)?.slug
  if (slug && hrefs.includes(toDocHref(currentVersion.id, slug))) return toDocHref(currentVersion.id, slug)
  const last = `/${href.split('/').at(-1)}`
  return hrefs.find((known) => known.endsWith(last)) ?? findNearest(href, hrefs)
}
