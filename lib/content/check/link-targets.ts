import { isPendingRoute } from '../../site/pending-routes.mjs'
import { parseDocHref, toDocHref } from '../../site/routes'
import { currentVersion, isArchived } from '../../site/versions'
import { findNearest } from '../../utils/nearest'
import { contentPathToHref } from '../mdx/content-path.mjs'
import { checkAsset } from './assets'
import type { Site } from './context'
import type { Page } from './page'

/** An address on this site: `/path`, `./file.mdx` or `#anchor`, with whatever follows. */
export function checkInternalHref(href: string, at: number, page: Page, site: Site): void {
  const [, path = '', hash] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? []
  const report = (message: string, cure: string) => page.report(at, message, cure)
  if (!path) return checkAnchor(hash, page, at, page)
  if (path.startsWith('.')) return checkFileLink(path, hash, at, page, site)
  if (isAsset(path)) return checkAsset(path, at, page, site)
  const clean = path.replace(/(?:\/index)?(?:\.html?|\.mdx?)$/, '').replace(/(.)\/+$/, '$1') || '/'
  if (clean !== path) {
    const what = path.endsWith('/') ? 'ends with a slash' : `ends with ${path.slice(path.lastIndexOf('.'))}`
    report(`the address ${what}`, `write ${clean}${hash === undefined ? '' : `#${hash}`}`)
  }
  if (isPendingRoute(clean)) return
  const target = site.byHref.get(clean)
  if (!target) {
    if (site.routes.has(clean)) return
    const nearest = findNearestHref(clean, page, site)
    return report(`there is no page ${clean}`, nearest ? `write ${nearest}` : 'correct the address, or add the page')
  }
  const version = target.place?.version
  if (version && isArchived(version) && page.place?.collection.folder !== 'releases' && page.place?.version !== version) {
    const current = toDocHref(currentVersion.id, target.place?.slug ?? '')
    const cure = site.byHref.has(current) ? `write ${current}` : 'link to a page of the current version'
    return report(`the link leads out of the current version, into ${version}`, cure)
  }
  checkAnchor(hash, target, at, page)
}

/** A name with letters after its last dot; the page of a release ends with digits. */
const isAsset = (path: string) => /\.(?!html?$|mdx?$)[a-z][a-z0-9]*$/i.test(path)

function checkAnchor(hash: string | undefined, target: Page, at: number, page: Page): void {
  if (hash === undefined) return
  const ids = target.headings.map(({ id }) => id)
  if (ids.includes(hash)) return
  const where = target === page ? 'this page' : (target.place?.href ?? target.path)
  const nearest = findNearest(hash, ids) ?? ids.find((id) => id.includes(hash) || (id.length > 3 && hash.includes(id)))
  const all = ids.map((id) => `#${id}`).join(', ')
  page.report(at, `${where} has no heading with the id "${hash}"`, nearest ? `write #${nearest}` : all ? `write one of ${all}` : 'link to the page alone')
}

/** A link between files, as `remark-file-links` follows it. */
function checkFileLink(path: string, hash: string | undefined, at: number, page: Page, site: Site): void {
  const file = new URL(path, `file:///${page.path}`).pathname.slice(1)
  const href = contentPathToHref(file.slice('content/'.length))
  const target = site.pages.find((candidate) => candidate.path === file)
  if (target) return checkAnchor(hash, target, at, page)
  const known = site.byHref.has(href) || file.endsWith('.mdx')
  const nearest = site.byHref.has(href) ? href : findNearestHref(href, page, site)
  page.report(at, known && !file.endsWith('.mdx') ? `"${path}" is no address from the root` : `there is no file ${file}`, nearest ? `write ${nearest}` : 'correct the address, or add the file')
}

/** The address that was most likely meant: the same page elsewhere, the same last word, or nearly the same letters. */
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
