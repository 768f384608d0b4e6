import type { Element, Nodes } from 'hast'
import { toHtml as write } from 'hast-util-to-html'
import type { Root } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { visit } from 'unist-util-visit'

/** The attributes that elements keep: content and the layout of tables. Feed readers don't have our styles and scripts, so hooks for them are left out. */
const kept = ['href', 'src', 'alt', 'title', 'align', 'start', 'type', 'checked', 'disabled']

const addresses = ['href', 'src'] as const

/**
 * Returns a tree of Markdown as HTML for a feed. Links and images are absolute, and nothing has a class or an ID.
 * @param options.pageUrl the absolute address of the page, which links such as `#anchor` lead to
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
