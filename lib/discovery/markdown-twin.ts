import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { stringify } from 'yaml'
import { toUrl } from '../site/address'
import type { SitePage } from './site-page'

/**
 * Writes the text of a page as Markdown: its title, its description and its body.
 * @param write turns a tree into Markdown
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

/** Builds the Markdown file of a page: facts about the page as front matter, then its text. */
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

/** Returns a copy with absolute addresses in links and pictures, because the Markdown is read outside the site. */
function withPublicAddresses(tree: Root, pageUrl: string): Root {
  const copy = structuredClone(tree)
  visit(copy, (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return
    node.url = node.url.startsWith('/') ? toUrl(node.url) : new URL(node.url, pageUrl).href
  })
  return copy
}
