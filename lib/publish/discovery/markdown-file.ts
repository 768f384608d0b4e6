import type { ListItem, PhrasingContent, Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { defaultHandlers, type Handle, toMarkdown as write } from 'mdast-util-to-markdown'
import { visit } from 'unist-util-visit'
import { stringify } from 'yaml'
import type { Entry } from '../../catalogue/entry'
import { toUrl } from '../../site/address'
import type { DescribedLink } from '../../view'

/**
 * Writes the text of a page as Markdown: its title, its description and its content. A list of pages is written from its links, because they say more
 * than the page shows.
 * @param content what `readPage` found in the exported page
 */
export function writeSection(entry: Entry, content: Root): string {
  const tree = withPublicAddresses(entry.kind === 'list' ? toLinkList(entry.links) : content, toUrl(entry.href))
  return toMarkdown({
    type: 'root',
    children: [
      { type: 'heading', depth: 1, children: [{ type: 'text', value: entry.heading }] },
      { type: 'paragraph', children: [{ type: 'text', value: entry.description }] },
      ...tree.children,
    ],
  })
}

/** Builds the Markdown file of a page: facts about the page as front matter, then its text. */
export function buildMarkdownFile(entry: Entry, section: string): string {
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

function toLinkList(links: readonly DescribedLink[]): Root {
  const items = links.map(({ href, label, description }): ListItem => {
    const link: PhrasingContent = { type: 'link', url: href, children: [{ type: 'text', value: label }] }
    const words: PhrasingContent[] = description ? [{ type: 'text', value: `: ${description}` }] : []
    return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children: [link, ...words] }] }
  })
  return { type: 'root', children: [{ type: 'list', ordered: false, spread: false, children: items }] }
}

/** Returns a copy with absolute addresses in links and pictures, because the Markdown is read outside the site. */
function withPublicAddresses(tree: Root, pageUrl: string): Root {
  const copy = structuredClone(tree)
  visit(copy, (node) => {
    if (node.type !== 'link' && node.type !== 'image') return
    node.url = node.url.startsWith('/') ? toUrl(node.url) : new URL(node.url, pageUrl).href
  })
  return copy
}

/** Returns a tree as Markdown, with the tables and other additions of GitHub. */
export function toMarkdown(tree: Root): string {
  return write(tree, {
    bullet: '-',
    rule: '-',
    emphasis: '_',
    listItemIndent: 'one',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    handlers: { text: writeText },
  })
}

/** Writes text as inside a link, so that addresses keep their `@` and `:` without a backslash, which would be copied with them. */
const writeText: Handle = (node, parent, state, info) => {
  const exit = state.enter('link')
  const value = defaultHandlers.text(node, parent, state, info)
  exit()
  return value
}
