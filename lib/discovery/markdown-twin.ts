import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { stringify } from 'yaml'
import { toUrl } from '../site/address'
import type { SitePage } from './site-page'

/** A page and the address of the same page as Markdown, for hosts that answer `Accept: text/markdown`. */
export type MarkdownTwin = { href: string; markdownHref: string }

/**
 * A page as one Markdown file: what it is in front matter, its title, then its body.
 * @param write how a tree becomes Markdown
 */
export function buildMarkdownTwin(page: SitePage, body: Root, write: (tree: Root) => string): string {
  const facts = {
    title: page.title,
    description: page.description,
    url: toUrl(page.href),
    version: page.version,
    lastUpdated: page.lastUpdated,
  }
  const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
  return `---\n${stringify(known, { lineWidth: 0 })}---\n\n${writeSection(page, body, write)}`
}

/** A page below its title, without front matter: a part of a longer file. */
export function writeSection(page: SitePage, body: Root, write: (tree: Root) => string): string {
  const tree = withPublicAddresses(body, toUrl(page.href))
  return write({
    type: 'root',
    children: [
      { type: 'heading', depth: 1, children: [{ type: 'text', value: page.heading }] },
      { type: 'paragraph', children: [{ type: 'text', value: page.description }] },
      ...tree.children,
    ],
  })
}

/** A copy is read elsewhere, so that links and pictures need their whole address. */
function withPublicAddresses(tree: Root, pageUrl: string): Root {
  const copy = structuredClone(tree)
  visit(copy, (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return
    node.url = node.url.startsWith('/') ? toUrl(node.url) : new URL(node.url, pageUrl).href
  })
  return copy
}
