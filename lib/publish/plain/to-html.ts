import type { Element, Nodes } from 'hast'
import { toHtml as write } from 'hast-util-to-html'
import type { Root } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { visit } from 'unist-util-visit'

/** The attributes that elements keep: content and the layout of tables, but no hooks for styles and scripts, which feed readers don't have. */
const kept = ['href', 'src', 'alt', 'title', 'align', 'start', 'type', 'checked', 'disabled']

const addresses = ['href', 'src'] as const

/**
 * The HTML of a plain tree for a feed: links and images are absolute, nothing has a class or an id.
 * @param options.pageUrl the absolute address of the page, which `#anchors` lead to
 */
export function toHtml(tree: Root, { pageUrl }: { pageUrl: string }): string {
  const html: Nodes = toHast(tree)
  visit(html, 'element', (element: Element) => {
    element.properties = Object.fromEntries(Object.entries(element.properties).filter(([name]) => kept.includes(name)))
    for (const name of addresses) {
      const value = element.properties[name]
      if (typeof value === 'string') element.properties[name] = new URL(value, pageUrl).href
    }
  })
  return write(html)
}
