import type { Link, LinkReference } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { contentPathToHref, keepInVersion } from '../../catalogue/mdx/content-path.mjs'
import { parseDocHref, toDocHref } from '../../site/routes'
import { fillTokens } from '../../site/tokens.mjs'
import { currentVersion, isArchived } from '../../site/versions'
import { describeChoices, findNearest } from '../../utils/nearest'
import { describeMove, findArchived, findSuccessor, type Site } from '../context'
import { isTrue, listNodes, listPairs, type Page, startOf } from '../lexer/page'
import { listBodyLinks, listFragments } from '../page-links'
import type { Report } from '../report'
import { matchData } from './fact-rows'
import { checkAsset } from './pictures'

/** What contains a link: a page, or a file of facts, which has no address and no front matter. */
type LinkSource = Pick<Page, 'place' | 'report' | 'fields'>

/** Checks that the text of each link describes where it goes, and that the link gets there. */
export function checkLinks(page: Page, site: Site): void {
  for (const node of listNodes(page.tree)) {
    if (node.type === 'link' || node.type === 'linkReference') checkText(node, page)
    if (node.type === 'link' || node.type === 'definition') checkHref(node.url, startOf(node), page, site)
  }
}

/**
 * Checks that no fragment leads the readers of an archived page to the current version. A fragment is compiled once for all pages, so its links can't stay
 * in the version of each.
 */
export function checkFragmentLinks(page: Page, { pages }: Site): void {
  const from = page.path.slice('content/'.length)
  const hasFile = (file: string) => pages.some(({ path }) => path === `content/${file}`)
  for (const { id, start } of listFragments(page)) {
    const path = `content/fragments/${id}.mdx`
    const fragment = pages.find((other) => other.path === path)
    const href = fragment && listBodyLinks(fragment).find((href) => keepInVersion(href, from, hasFile) !== href)
    if (!href) continue
    const target = href.replace(/[?#].*$/, '')
    const message = `the fragment "${id}" links to ${target}, which would lead readers of this page to ${currentVersion.id}`
    page.report(start, message, `write the text of ${path} here instead`)
  }
}

/** Checks the links in the texts of data files, and the pages that facts name as proof. They begin at the root. @param toReport returns the reporter for a file */
export function checkDataLinks(
  site: Site,
  files: ReadonlyMap<string, string>,
  toReport: (path: string) => Report,
): void {
  const { tokens } = site.context
  const pattern = /(?<=\[[^\]\n]+\]\()[^)\s]*|(?<=^\s+page: ["']?)[^\s"']+/gm
  for (const { match, report } of matchData(files, pattern, toReport)) {
    const href = fillTokens(match[0], tokens)
    const [, path = '', hash] = /^(\/[^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? []
    const fault = /^[.#]./.test(href) ? describeRelative(href) : describeAddress(href, tokens.domain, tokens.scheme)
    if (path && !path.startsWith('//')) checkPath(path, hash, match.index, { report, fields: [] }, site)
    else if (fault) report(match.index, fault.message, fault.fix)
  }
}

/** Link texts that mean nothing to someone who hears only the links of a page. */
const emptyWords = ['here', 'click here', 'this', 'this link', 'this page', 'link', 'read more', 'more', 'learn more']

function checkText(node: Link | LinkReference, page: Page): void {
  const text = textOf(node).trim()
  const hasOther = node.children.some(({ type }) => ['image', 'mdxJsxTextElement', 'mdxTextExpression'].includes(type))
  const fix = `write [where it goes](${node.type === 'link' ? node.url : '…'})`
  if (!text && !hasOther) page.report(startOf(node), 'the link has no text', fix)
  if (!emptyWords.includes(text.toLowerCase())) return
  page.report(startOf(node), `the link text "${text}" doesn't say where the link goes`, fix)
}

/** Checks the address of a link or a prop. */
export function checkHref(raw: string, at: number, page: Page, site: Site): void {
  const { tokens } = site.context
  const href = fillTokens(raw, tokens).trim()
  if (/^\/(?!\/)|^[.#]./.test(href)) {
    checkInternalHref(href, at, page, site)
    return
  }
  const fault = describeAddress(href, tokens.domain, tokens.scheme)
  if (fault) page.report(at, fault.message, fault.fix)
}

type Fault = { message: string; fix: string }

const wholePath = 'write the whole path, such as /docs/features/habits'

/** Describes an address that only works in pages. The texts of a data file appear on several of them. */
function describeRelative(href: string): Fault {
  return { message: `"${href}" is relative to a page, but this text can appear on several`, fix: wholePath }
}

/** Returns what's wrong with an address that leads to another site or nowhere, or undefined if it's correct. */
function describeAddress(href: string, domain: string | undefined, ownScheme = 'tel:'): Fault | undefined {
  const [scheme = ''] = /^[a-z][a-z0-9+.-]*:/i.exec(href) ?? []
  if (!href || href === '#')
    return { message: 'the link has no address', fix: 'write one, such as /docs/features/habits' }
  if (scheme === 'http:' || scheme === 'https:') return describeUrl(href, domain)
  if (href.startsWith(ownScheme) || scheme === 'tel:') return undefined
  if (scheme === 'mailto:') {
    if (/^mailto:[^@\s?]+@[^@\s?]+\.[^@\s?]+(\?|$)/.test(href)) return undefined
    return { message: `"${href}" contains no email address`, fix: 'write mailto:{supportEmail}, or another address' }
  }
  if (scheme) return { message: `links can't begin with ${scheme}`, fix: 'begin the address with / or https://' }
  if (href.startsWith('//')) return { message: 'the address has no https:', fix: `write https:${href}` }
  const message = `"${href}" isn't an address`
  if (/\.mdx([?#]|$)/.test(href)) return { message, fix: `write ./${href}` }
  if (/^www\.|^[\w-]+(\.[a-z]{2,})+(\/|$)/i.test(href)) return { message, fix: `write https://${href}` }
  return { message, fix: wholePath }
}

function describeUrl(href: string, domain: string | undefined): Fault | undefined {
  if (!URL.canParse(href))
    return { message: `"${href}" isn't an address`, fix: 'write the whole address, such as https://example.org' }
  const { host, hostname, pathname, protocol, search, hash } = new URL(href)
  if (host.replace(/^www\./, '') === domain) {
    const path = pathname.replace(/(.)\/$/, '$1')
    return { message: 'a link to a page of this site contains the domain', fix: `write ${path}${search}${hash}` }
  }
  if (protocol === 'https:' || ['localhost', '127.0.0.1'].includes(hostname)) return undefined
  return { message: "the link isn't encrypted", fix: `write ${href.replace(/^http:/, 'https:')}` }
}

/** Checks an address on this site: `/path`, `./file.mdx` or `#anchor`, including any query and anchor. */
export function checkInternalHref(raw: string, at: number, page: Page, site: Site): void {
  const hasFile = (file: string) => site.pages.some((other) => other.path === `content/${file}`)
  const href = keepInVersion(raw, page.path.slice('content/'.length), hasFile)
  const [, path = '', hash] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? []
  if (!path) checkAnchor(hash, page, at, page, site)
  else if (path.startsWith('.')) checkFileLink(path, hash, at, page, site)
  else if (isAsset(path) && !site.routes.has(path)) checkAsset(path, at, page, site)
  else checkPath(path, hash, at, page, site)
}

/** Returns whether a path ends with a file extension. It has to begin with a letter, because the address of a release ends with digits. */
const isAsset = (path: string) => /\.(?!html?$|mdx?$)[a-z][a-z0-9]*$/i.test(path)

function checkPath(path: string, hash: string | undefined, at: number, page: LinkSource, site: Site): void {
  const clean = path.replace(/(?:\/index)?(?:\.html?|\.mdx?)$/, '').replace(/(.)\/+$/, '$1') || '/'
  if (clean !== path) {
    const ending = path.endsWith('/') ? 'a slash' : path.slice(path.lastIndexOf('.'))
    page.report(at, `the address ends with ${ending}`, `write ${clean}${hash === undefined ? '' : `#${hash}`}`)
  }
  if (site.routes.has(clean) && !site.byHref.has(clean)) return
  const target = site.byHref.get(clean)
  if (!target) {
    page.report(at, `the page ${clean} doesn't exist`, describeMissing(clean, 'page', page, site))
  } else if (isInto(target, page)) {
    const current = toDocHref(currentVersion.id, target.place?.slug ?? '')
    const fix = site.byHref.has(current) ? `write ${current}` : 'link to a page of the current version'
    page.report(at, `the link leads to an archived version, ${target.place?.version}`, fix)
  } else {
    checkPublished(target, at, page)
    checkAnchor(hash, target, at, page, site)
  }
}

/** Reports a link from a published page to a draft, which the published site doesn't have. */
export function checkPublished(target: Page, at: number, page: LinkSource): void {
  if (!isTrue(target, 'draft') || isTrue(page, 'draft')) return
  const fix = 'link to another page, or remove draft: true from the draft to publish it'
  page.report(at, `${target.place?.href} is a draft, so the published site doesn't have it`, fix)
}

/** Returns whether a link to `target` leads into an archived version. Pages of that version may link there, and so may release posts of its time. */
function isInto({ place }: Page, from: LinkSource): boolean {
  if (!place?.version || !isArchived(place.version)) return false
  return from.place?.version !== place.version && from.place?.collection.folder !== 'releases'
}

function checkAnchor(hash: string | undefined, target: Page, at: number, page: LinkSource, { context }: Site): void {
  const added = target.addedIds.flatMap((set) => [...context.values[set].keys()])
  const ids = [...target.headings.map(({ id }) => id), ...target.sectionIds, ...added]
  if (hash === undefined || ids.includes(hash)) return
  const where = target === page ? 'this page' : (target.place?.href ?? target.path)
  const part = ids.find((id) => id.includes(hash) || (id.length > 3 && hash.includes(id)))
  const successor = listPairs(target, 'anchorsFrom').find(({ key }) => key === hash)?.value
  const nearest = successor ?? findNearest(hash, ids) ?? part
  const others = ids.length ? describeChoices(ids.map((id) => `#${id}`)) : 'link to the page without an ID'
  const fix = nearest ? `write #${nearest}` : others
  page.report(at, `${where} has no heading with the ID "${hash}"`, fix)
}

/** Checks a link between files, which it follows as `remark-file-links` does. */
function checkFileLink(path: string, hash: string | undefined, at: number, page: Page, site: Site): void {
  const file = new URL(path, `file:///${page.path}`).pathname.slice(1)
  const target = site.pages.find((candidate) => candidate.path === file)
  if (target) {
    checkPublished(target, at, page)
    checkAnchor(hash, target, at, page, site)
    return
  }
  const href = contentPathToHref(file.slice('content/'.length))
  const fix = site.byHref.has(href) ? `write ${href}` : describeMissing(href, 'file', page, site)
  const message = file.endsWith('.mdx') ? `the file ${file} doesn't exist` : `"${path}" isn't a file or an address`
  page.report(at, message, fix)
}

/** Returns what to do about an address without a page: what to write instead or, if there was a page, where to say that it has moved. */
function describeMissing(href: string, noun: string, page: LinkSource, site: Site): string {
  const successor = findSuccessor(href, site)
  if (successor) return `write ${successor}`
  const move = describeMove(href, site)
  if (move) return [move, describeArchived(href, page, site)].filter(Boolean).join('; otherwise ')
  const nearest = findNearestHref(href, page, site)
  return nearest ? `write ${nearest}` : `correct the address, or add the ${noun}`
}

/** Returns what a post can link to if the current version no longer has a page. */
function describeArchived(href: string, { place }: LinkSource, site: Site): string | undefined {
  const slug = parseDocHref(href)?.slug
  const archived = slug && place?.collection.folder === 'releases' ? findArchived(slug, site) : undefined
  return archived && `write ${archived}`
}

/** Returns the address that was most likely meant: the page's counterpart in the current version, the same last segment, or similar letters. */
function findNearestHref(href: string, page: LinkSource, site: Site): string | undefined {
  const hrefs = [...site.byHref.keys(), ...site.routes].filter((known) => {
    const version = parseDocHref(known)?.version
    return !version || !isArchived(version) || version === page.place?.version
  })
  const slug = parseDocHref(href)?.slug
  if (slug && hrefs.includes(toDocHref(currentVersion.id, slug))) return toDocHref(currentVersion.id, slug)
  const last = `/${href.split('/').at(-1)}`
  return hrefs.find((known) => known.endsWith(last)) ?? findNearest(href, hrefs)
}
