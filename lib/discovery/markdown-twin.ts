import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { stringify } from 'yaml'
import { toUrl } from '../site/address'
import type { SitePage } from './site-page'

/**
 * The words of a page as Markdown: its title, its description, its body.
 * @param write how a tree becomes Markdown
 */
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

/** A page as one Markdown file: what it is in front matter, then its words. */
export function buildMarkdownTwin(page: SitePage, section: string): string {
  const facts = {
    title: page.title,
    description: page.description,
    url: toUrl(page.href),
    version: page.version,
    lastUpdated: page.lastUpdated,
  }
  const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
  return `---\n${stringify(known, { lineWidth: 0 })}---\n\n${section}`
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
