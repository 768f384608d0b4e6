import type { Definition, Link, LinkReference } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { fillTokens } from '../../site/tokens.mjs'
import type { Site } from './context'
import { checkInternalHref } from './link-targets'
import type { Page } from './page'

/** Checks that the text of each link describes where it goes, and that the link gets there. */
export function checkLinks(page: Page, site: Site): void {
  visit(page.tree, (node) => {
    if (node.type === 'link' || node.type === 'linkReference') checkText(node, page)
    if (node.type === 'link' || node.type === 'definition') checkHref(node.url, startOf(node), page, site)
  })
}

const startOf = (node: Link | LinkReference | Definition) => node.position?.start.offset ?? 0

/** Link texts that mean nothing to someone who hears only the links of a page. */
const emptyWords = ['here', 'click here', 'this', 'this link', 'this page', 'link', 'read more', 'more', 'learn more']

function checkText(node: Link | LinkReference, page: Page): void {
  const text = textOf(node).trim()
  const hasOther = node.children.some(({ type }) => ['image', 'mdxJsxTextElement', 'mdxTextExpression'].includes(type))
  const cure = `write [where it goes](${node.type === 'link' ? node.url : '…'})`
  if (!text && !hasOther) page.report(startOf(node), 'the link has no text', cure)
  if (!emptyWords.includes(text.toLowerCase())) return
  page.report(startOf(node), `the link text "${text}" does not say where the link goes`, cure)
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
  if (fault) page.report(at, fault.message, fault.cure)
}

type Fault = { message: string; cure: string }

/** Returns what's wrong with an address that leads to another site or nowhere, or undefined if it's correct. */
function describeAddress(href: string, domain: string | undefined, ownScheme = 'tel:'): Fault | undefined {
  const [scheme = ''] = /^[a-z][a-z0-9+.-]*:/i.exec(href) ?? []
  if (!href || href === '#')
    return { message: 'the link has no address', cure: 'write one, such as /docs/features/habits' }
  if (scheme === 'http:' || scheme === 'https:') return describeUrl(href, domain)
  if (href.startsWith(ownScheme) || scheme === 'tel:') return undefined
  if (scheme === 'mailto:') {
    if (/^mailto:[^@\s?]+@[^@\s?]+\.[^@\s?]+(\?|$)/.test(href)) return undefined
    return { message: `"${href}" holds no mail address`, cure: 'write mailto:{supportEmail}, or another address' }
  }
  if (scheme) return { message: `links cannot begin with ${scheme}`, cure: 'begin the address with / or https://' }
  if (href.startsWith('//')) return { message: 'the address has no https:', cure: `write https:${href}` }
  const message = `"${href}" is no address`
  if (/\.mdx([?#]|$)/.test(href)) return { message, cure: `write ./${href}` }
  if (/^www\.|^[\w-]+(\.[a-z]{2,})+(\/|$)/i.test(href)) return { message, cure: `write https://${href}` }
  return { message, cure: 'write it from the root, as in /docs/features/habits' }
}

function describeUrl(href: string, domain: string | undefined): Fault | undefined {
  if (!URL.canParse(href)) return { message: `"${href}" is no address`, cure: 'write https:// and a host' }
  const { host, hostname, pathname, protocol, search, hash } = new URL(href)
  if (host.replace(/^www\./, '') === domain) {
    const path = pathname.replace(/(.)\/$/, '$1')
    return { message: 'a link to our own site holds its domain', cure: `write ${path}${search}${hash}` }
  }
  if (protocol === 'https:' || ['localhost', '127.0.0.1'].includes(hostname)) return undefined
  return { message: 'the link is not encrypted', cure: `write ${href.replace(/^http:/, 'https:')}` }
}
