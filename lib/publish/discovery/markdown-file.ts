import type { ListItem, PhrasingContent, Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { defaultHandlers, type Handle, toMarkdown as write } from 'mdast-util-to-markdown'
import { visit } from 'unist-util-visit'
import { stringify } from 'yaml'
import type { Entry } from '../../catalogue/entry'
import { releaseAreas, releaseTeams } from '../../releases/release'
import { toUrl } from '../../site/address'
import { planNames, platformNames } from '../../site/platforms'
import { withPlainSpaces } from '../../utils/typography.mjs'
import { type ArchivedNotice, type DescribedLink, describeCurrent } from '../../view'
import { toMarkdownHref } from './addresses'

/**
 * Writes the text of a page as Markdown: its title, its description and its content. A list of pages is written from its links, because they say more
 * than the page shows.
 * @param content what `readPage` found in the exported page
 */
export function writeSection(entry: Entry, content: Root): string {
  const tree = withPublicAddresses(entry.kind === 'list' ? toLinkList(entry.links) : content, entry.href)
  settleLevels(tree)
  return toMarkdown({
    type: 'root',
    children: [
      { type: 'heading', depth: 1, children: [{ type: 'text', value: entry.heading }] },
      { type: 'paragraph', children: [{ type: 'text', value: entry.description }] },
      ...tree.children,
    ],
  })
}

/**
 * Builds the Markdown file of a page: facts about the page as front matter, then its text.
 * @param notice for a page of an archived version, placed under the title
 */
export function buildMarkdownFile(entry: Entry, section: string, notice?: ArchivedNotice): string {
  const facts = {
    title: entry.title,
    description: entry.description,
    url: toUrl(entry.href),
    version: 'version' in entry ? entry.version : undefined,
    ...listFacts(entry),
    lastUpdated: entry.lastUpdated,
  }
  const known = Object.entries(facts).flatMap(([name, value]) =>
    value?.length ? [[name, typeof value === 'string' ? withPlainSpaces(value) : value] as const] : [],
  )
  const [title, ...rest] = section.split('\n\n')
  const text = notice ? [title, toMarkdown(toQuote(notice)).trimEnd(), ...rest].join('\n\n') : section
  return `---\n${stringify(Object.fromEntries(known), { lineWidth: 0 })}---\n\n${text}`
}

/** Lists what the page shows under its title. */
function listFacts(entry: Entry): Record<string, string | readonly string[] | undefined> {
  if (entry.kind !== 'doc' && entry.kind !== 'release') return {}
  const platforms = entry.platforms.map((id) => platformNames[id])
  if (entry.kind === 'doc') {
    return { audience: entry.audience, plan: planNames[entry.plan], since: entry.since, platforms }
  }
  const { date, author, areas } = entry
  return { date, team: releaseTeams[author].name, platforms, areas: areas.map((area) => releaseAreas[area]) }
}

function toQuote(notice: ArchivedNotice): Root {
  const words: PhrasingContent[] = [
    { type: 'text', value: `${notice.text} ` },
    {
      type: 'link',
      url: toMarkdownAddress(notice.currentHref),
      children: [{ type: 'text', value: describeCurrent(notice) }],
    },
  ]
  return { type: 'root', children: [{ type: 'blockquote', children: [{ type: 'paragraph', children: words }] }] }
}

function toLinkList(links: readonly DescribedLink[]): Root {
  const items = links.map(({ href, label, description }): ListItem => {
    const link: PhrasingContent = { type: 'link', url: href, children: [{ type: 'text', value: label }] }
    const words: PhrasingContent[] = description ? [{ type: 'text', value: `: ${description}` }] : []
    return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children: [link, ...words] }] }
  })
  return { type: 'root', children: [{ type: 'list', ordered: false, spread: false, children: items }] }
}

/**
 * Returns a copy with absolute addresses in links and pictures, because the Markdown is read outside the site. A link to a page leads to its Markdown, so
 * that a program can go on reading.
 */
function withPublicAddresses(tree: Root, href: string): Root {
  const copy = structuredClone(tree)
  visit(copy, (node) => {
    if (node.type === 'link' && /^[/#]/.test(node.url))
      node.url = toMarkdownAddress(node.url.startsWith('#') ? href + node.url : node.url)
    else if (node.type === 'link' || node.type === 'image')
      node.url = node.url.startsWith('/') ? toUrl(node.url) : new URL(node.url, toUrl(href)).href
  })
  return copy
}

/** Returns the absolute address of a page's Markdown. Files stay as they are, and so do pages that a query fills in. */
function toMarkdownAddress(href: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? []
  const isPage = !rest.startsWith('?') && !/\.[a-z][a-z\d]+$/i.test(path)
  return toUrl(isPage ? toMarkdownHref(path) + rest : href)
}

/** Raises headings that skip a level, such as one in a part of the page that has its own place there. */
function settleLevels(tree: Root): void {
  let last = 1
  visit(tree, 'heading', (heading) => {
    last = Math.min(heading.depth, last + 1)
    heading.depth = last as typeof heading.depth
  })
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

/**
 * Writes text with plain spaces, and as inside a link, so that addresses keep their `@` and `:` without a backslash, which would be copied with them.
 */
const writeText: Handle = (node, parent, state, info) => {
  const exit = state.enter('link')
  const value = defaultHandlers.text({ ...node, value: withPlainSpaces(node.value) }, parent, state, info)
  exit()
  return value
}
