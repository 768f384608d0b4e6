import type { Element as HtmlElement } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import type { Root } from 'mdast'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { tokenNames } from '../site/tokens.mjs'
import { readDeferredFiles } from './finish/runtime'
import { toPageContent } from './page-content'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

/** An address in a page; `line` is the one in the HTML file. */
export type PageReference = { url: string; kind: string; line: number }

/** What the checks need to know about an exported page. */
export type CheckedPage = {
  file: string
  title: string
  description: string
  /** What the page tells search engines, such as " noindex, nofollow". If it says it twice, both are joined. */
  robots: string
  headings: number
  ids: Map<string, number>
  /** IDs that readers can link to: those of headings, rows, list items and sections. */
  anchors: string[]
  references: PageReference[]
  images: { src: string; line: number; hasAlt: boolean; hasSize: boolean }[]
  /** Tokens such as `{product}` that the page shows as they were typed, each once. */
  tokens: { text: string; line: number }[]
}

/** An exported page, with what its Markdown, feeds and search are made of. */
export type ExportedPage = CheckedPage & {
  /** Everything in `<main>` below the title and the description, as a tree of Markdown. Headings have their ID in `data.hProperties.id`. */
  content: Root
}

/** The addresses of the exported files from the root of the site, such as `/docs/features/habits.html`. */
export type SiteFiles = ReadonlySet<string>

/**
 * Returns the file that a static host sends for an address, or undefined if it responds with 404. It tries the file itself, then with `.html`, then the
 * folder's index. An address with a trailing slash finds nothing, because the site has no such addresses.
 * @param pathname without query and hash, percent-decoded
 */
export function resolveFile(pathname: string, files: SiteFiles): string | undefined {
  if (pathname === '/') return files.has('/index.html') ? '/index.html' : undefined
  return [pathname, `${pathname}.html`, `${pathname}/index.html`].find((candidate) => files.has(candidate))
}

/**
 * Returns the address of a page from its file.
 * @example toPagePath('/docs/subscriptions.html') // => '/docs/subscriptions'
 */
export function toPagePath(file: string): string {
  return file.replace(/\.html$/, '').replace(/\/index$/, '') || '/'
}

/** Reads one exported HTML file. */
export function readPage(file: string, html: string): ExportedPage {
  const page: ExportedPage = {
    file,
    title: '',
    description: '',
    robots: '',
    headings: 0,
    ids: new Map(),
    anchors: [],
    references: [],
    images: [],
    tokens: [],
    content: { type: 'root', children: [] },
  }
  let main: Element | undefined
  const hasToken = html.search(token) >= 0
  // A third of a page is style rules, and nothing reads them.
  const withoutRules = html.replace(/<style>.*?<\/style>/g, '<style></style>')
  walk(parse(withoutRules, { sourceCodeLocationInfo: true, scriptingEnabled: false }), (element) => {
    if (element.tagName === 'main') main ??= element
    readElement(element, page)
    if (hasToken) readTokens(element, page)
  })
  if (main) page.content = toPageContent(fromParse5(main) as HtmlElement, page.description)
  return page
}

function readElement(element: Element, page: ExportedPage) {
  const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]))
  const line = element.sourceCodeLocation?.startLine ?? 0
  const add = (kind: string, url: string | undefined) => {
    if (url !== undefined) page.references.push({ url, kind, line })
  }
  const id = attributes.get('id')
  if (id !== undefined) page.ids.set(id, (page.ids.get(id) ?? 0) + 1)
  if (id && /^(?:h[1-6]|tr|li|section|article|dt|figure)$/.test(element.tagName)) page.anchors.push(id)

  switch (element.tagName) {
    case 'title':
      // An SVG can contain a title too. The page's title is the one in its head.
      if (element.parentNode && 'tagName' in element.parentNode && element.parentNode.tagName === 'head') {
        page.title = textOf(element)
      }
      break
    case 'h1':
      page.headings += 1
      break
    case 'meta':
      if (attributes.get('name') === 'description') page.description = attributes.get('content') ?? ''
      if (attributes.get('name') === 'robots') page.robots += ` ${attributes.get('content')}`
      if (/^(?:og:url|(?:og|twitter):image)$/.test(attributes.get('property') ?? attributes.get('name') ?? '')) {
        add('meta', attributes.get('content'))
      }
      if (attributes.get('http-equiv') === 'refresh') add('refresh', attributes.get('content')?.replace(/^.*url=/i, ''))
      break
    case 'script':
      for (const url of readDeferredFiles(attributes.get('data-files'))) add('script', url)
      break
    case 'img':
      page.images.push({
        src: attributes.get('src') ?? '',
        line,
        hasAlt: attributes.has('alt'),
        hasSize: attributes.has('width') && attributes.has('height'),
      })
      break
  }
  add(element.tagName, attributes.get('href'))
  // Only old browsers load these, so they don't count as a page's scripts.
  add(attributes.has('nomodule') ? 'nomodule' : element.tagName, attributes.get('src'))
  add('form', attributes.get('action'))
  for (const candidate of attributes.get('srcset')?.split(',') ?? []) add('srcset', candidate.trim().split(/\s+/)[0])
}

const token = new RegExp(`\\{(?:${tokenNames.join('|')})\\}`, 'g')
const spokenAttributes: readonly string[] = ['alt', 'aria-label', 'content', 'placeholder', 'title']

/** Adds the tokens that nothing has replaced in the text of an element and in the attributes that people read. Scripts have the text a second time. */
function readTokens(element: Element, page: ExportedPage) {
  if (element.tagName === 'script' || element.tagName === 'style') return
  const spoken = element.attrs.flatMap(({ name, value }) => (spokenAttributes.includes(name) ? [value] : []))
  const line = element.sourceCodeLocation?.startLine ?? 0
  for (const [text] of [textOf(element), ...spoken].join('\n').matchAll(token))
    if (!page.tokens.some((found) => found.text === text)) page.tokens.push({ text, line })
}

function walk(node: Node, visit: (element: Element) => void) {
  if ('tagName' in node) visit(node)
  if ('childNodes' in node) for (const child of node.childNodes) walk(child, visit)
  if ('content' in node) walk(node.content, visit)
}

function textOf(element: Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}
