import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { stringify } from 'yaml'
import type { Entry } from '../../catalogue/entry'
import { toUrl } from '../../site/address'

/**
 * Writes the text of a page as Markdown: its title, its description and its body.
 * @param write turns a tree into Markdown
 */
export function writeSection(entry: Entry, body: Root, write: (tree: Root) => string): string {
  const tree = withPublicAddresses(body, toUrl(entry.href))
  return write({
    type: 'root',
    children: [
      { type: 'heading', depth: 1, children: [{ type: 'text', value: entry.heading }] },
      { type: 'paragraph', children: [{ type: 'text', value: entry.description }] },
      ...tree.children,
    ],
  })
}

/** Builds the Markdown file of a page: facts about the page as front matter, then its text. */
export function buildMarkdownTwin(entry: Entry, section: string): string {
  const facts = {
    title: entry.title,
    description: entry.description,
    url: toUrl(entry.href),
    version: 'version' in entry ? entry.version : undefined,
    lastUpdated: entry.lastUpdated,
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
