import type { Definition, Link, LinkReference } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { fillTokens } from '../../site/tokens.mjs'
import type { Site } from './context'
import { checkInternalHref } from './link-targets'
import type { Page } from './page'

/** Links: each says in words where it goes, and gets there. */
export function checkLinks(page: Page, site: Site): void {
  visit(page.tree, (node) => {
    if (node.type === 'link' || node.type === 'linkReference') checkText(node, page)
    if (node.type !== 'link' && node.type !== 'definition') return
    checkHref(node.url, startOf(node), page, site)
  })
}

const startOf = (node: Link | LinkReference | Definition) => node.position?.start.offset ?? 0

/** Words that say nothing to somebody who hears only the links of a page. */
const emptyWords = ['here', 'click here', 'this', 'this link', 'this page', 'link', 'read more', 'more', 'learn more']

function checkText(node: Link | LinkReference, page: Page): void {
  const text = textOf(node).trim()
  const image = node.children.find(({ type }) => type === 'image' || type === 'mdxJsxTextElement' || type === 'mdxTextExpression')
  const target = node.type === 'link' ? node.url : '…'
  const cure = `write [where it goes](${target})`
  if (!text && !image) page.report(startOf(node), 'the link has no text', cure)
  else if (emptyWords.includes(text.toLowerCase())) page.report(startOf(node), `the link text "${text}" does not say where the link goes`, cure)
}

/** One address, of a link or a prop. */
export function checkHref(raw: string, at: number, page: Page, site: Site): void {
  const { tokens } = site.context
  const href = fillTokens(raw, tokens).trim()
  const report = (message: string, cure: string) => page.report(at, message, cure)
  if (!href || href === '#') return report('the link has no address', 'write one, such as /docs/features/habits')
  if (/^[/.#]/.test(href) && !href.startsWith('//')) return checkInternalHref(href, at, page, site)

  const [, scheme = ''] = /^([a-z][a-z0-9+.-]*:)/i.exec(href) ?? []
  if (scheme === 'mailto:') {
    const isAddress = /^mailto:[^@\s?]+@[^@\s?]+\.[^@\s?]+(\?|$)/.test(href)
    if (!isAddress) report(`"${href}" holds no mail address`, 'write mailto:{supportEmail}, or another address')
  } else if (scheme === 'http:' || scheme === 'https:') checkExternal(href, report, site)
  else if (href.startsWith(tokens.scheme ?? '\0') || scheme === 'tel:') return
  else if (scheme) report(`links cannot begin with ${scheme}`, 'write an address that begins with / or https://')
  else if (href.startsWith('//')) report('the address has no https:', `write https:${href}`)
  else if (/\.mdx?([?#]|$)/.test(href)) checkInternalHref(`./${href}`, at, page, site)
  else report(`"${href}" is no address`, /^www\.|\.[a-z]{2,}(\/|$)/i.test(href) ? `write https://${href}` : 'write it from the root, as in /docs/features/habits')
}

function checkExternal(href: string, report: (message: string, cure: string) => void, { context }: Site): void {
  const url = URL.canParse(href) ? new URL(href) : undefined
  if (!url) return report(`"${href}" is no address`, 'write https:// and a host')
  const inside = url.pathname.replace(/(.)\/$/, '$1') + url.search + url.hash
  if (url.host.replace(/^www\./, '') === context.tokens.domain) report('a link to our own site holds its domain', `write ${inside}`)
  else if (url.protocol === 'http:' && !['localhost', '127.0.0.1'].includes(url.hostname)) {
    report('the link is not encrypted', `write ${href.replace(/^http:/, 'https:')}`)
  }
}
