import type { ListItem, PhrasingContent, Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { defaultHandlers, type Handle, toMarkdown as write } from 'mdast-util-to-markdown'
import { visit } from 'unist-util-visit'
import { stringify } from 'yaml'
import type { Entry, EntryKind } from '../../catalogue/entry'
import { releaseAreas, releaseTeams } from '../../releases/release'
import { toUrl } from '../../site/address'
import { config } from '../../site/config.mjs'
import { planNames, platformNames } from '../../site/platforms'
import { withPlainSpaces } from '../../utils/typography.mjs'
import { type ArchivedNotice, type DescribedLink, describeCurrent } from '../../view'
import { discoveryFiles, toMarkdownHref } from './addresses'

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

/** Lists the facts about a page, including those that its header leaves out. */
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

/** Lists the pages for readers who want the product as it is now: no archived versions, no lists and no pages kept from search engines. */
function listCurrentPages(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ kind, href, canonical, isIndexed }) => {
    return isIndexed && canonical === href && kind !== 'list' && kind !== 'search'
  })
}

/** Builds an index of the site for language models (https://llmstxt.org), with every current page as Markdown, by area. */
export function buildLlmsIndex(entries: readonly Entry[]): string {
  const current = listCurrentPages(entries)
  const ofKind = (...kinds: EntryKind[]) => current.filter(({ kind }) => kinds.includes(kind))
  const versions = new Set(current.flatMap((entry) => (entry.kind === 'doc' ? [entry.version] : [])))
  return [
    `# ${config.name}`,
    `> ${config.tagline}`,
    `Every page of this site is also available as Markdown: add \`.md\` to its address. [The documentation, the API reference and the other pages in one file](${toUrl(discoveryFiles.llmsFull)}).`,
    section(`Documentation (${[...versions].join(', ')})`, ofKind('doc')),
    section('API reference', ofKind('api')),
    section('About the product', ofKind('home', 'page')),
    section('Optional', ofKind('release')),
  ].join('\n\n')
}

function section(title: string, entries: readonly Entry[]): string {
  const lines = entries.map(({ title, href, description }) =>
    withPlainSpaces(`- [${title}](${toUrl(toMarkdownHref(href))}): ${description}`),
  )
  return `## ${title}\n\n${lines.join('\n')}${title === 'Optional' ? '\n' : ''}`
}

/**
 * Joins the current documentation, API reference and other pages in one file. Release posts are left out, because they describe how things used to be.
 * @param sections pages as Markdown by their address, each with its title at level 1
 */
export function buildLlmsFull(entries: readonly Entry[], sections: ReadonlyMap<string, string>): string {
  const parts = listCurrentPages(entries)
    .filter(({ kind }) => kind !== 'release')
    .map(({ href }) => `Source: ${toUrl(href)}\n\n${sections.get(href) ?? ''}`)
  return `Everything on ${toUrl('/')} except the release posts. Index of all pages: ${toUrl(discoveryFiles.llms)}\n\n---\n\n${parts.join('\n---\n\n')}`
}
