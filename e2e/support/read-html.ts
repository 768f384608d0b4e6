import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

/** What the head of an exported page says. */
export type Head = {
  title: string
  lang?: string
  /** `content` by `name` or `property`; the first one counts. */
  meta: ReadonlyMap<string, string>
  links: readonly Readonly<Record<string, string>>[]
  jsonLd: readonly string[]
}

/** Reads a file in `out/` by its address. */
export function readOut(href: string): Buffer {
  return readFileSync(path.join('out', href))
}

/** Parses the page at `href`. */
export function readDocument(href: string): Node {
  return parse(readOut(href === '/' ? '/index.html' : `${href}.html`).toString('utf8'), { scriptingEnabled: false })
}

export function readHead(document: Node): Head {
  const meta = new Map<string, string>()
  const links: Record<string, string>[] = []
  const jsonLd: string[] = []
  let title = ''
  let lang: string | undefined
  for (const element of listElements(document)) {
    const attributes = readAttributes(element)
    const isInHead = element.parentNode && 'tagName' in element.parentNode && element.parentNode.tagName === 'head'
    if (element.tagName === 'html') lang = attributes.lang
    if (element.tagName === 'title' && isInHead) title = readText(element)
    if (element.tagName === 'link') links.push(attributes)
    if (attributes.type === 'application/ld+json') jsonLd.push(readText(element))
    const name = attributes.name ?? attributes.property
    if (element.tagName === 'meta' && name && !meta.has(name)) meta.set(name, attributes.content ?? '')
  }
  return { title, lang, meta, links, jsonLd }
}

/** Returns the code blocks in `main`, with the signs of a diff where lines are marked as added or removed. */
export function readCodeBlocks(document: Node): string[] {
  const elements = listElements(document)
  const main = elements.find(({ tagName }) => tagName === 'main')
  if (!main) throw new Error('The page has no main')
  // What the page shows a second time is marked with an empty `data-plain`.
  const repeated = new Set(
    listElements(main)
      .filter((element) => readAttributes(element)['data-plain'] === '')
      .flatMap((element) => listElements(element)),
  )
  const blocks = listElements(main).filter(
    (element) =>
      element.tagName === 'code' &&
      !repeated.has(element) &&
      element.parentNode &&
      'tagName' in element.parentNode &&
      element.parentNode.tagName === 'pre',
  )
  return blocks.map((block) => {
    const lines = listElements(block).filter((line) => 'data-line' in readAttributes(line))
    const isDiff = lines.some((line) => /\bdiff\b/.test(readAttributes(line).class ?? ''))
    if (!isDiff) return readText(block).trimEnd()
    return lines.map((line) => `${toSign(readAttributes(line).class)} ${readText(line)}`.trimEnd()).join('\n')
  })
}

/** Returns the text in `main` that's neither part of a link nor code. */
export function readUnlinkedText(document: Node): string {
  const main = listElements(document).find(({ tagName }) => tagName === 'main')
  return main ? readOutside(main, ['a', 'code', 'script', 'style', 'textarea']) : ''
}

function readOutside(node: Node, tags: readonly string[]): string {
  if ('tagName' in node && tags.includes(node.tagName)) return ''
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map((child) => readOutside(child, tags)).join(' ') : ''
}

function toSign(names = ''): string {
  if (!/\bdiff\b/.test(names)) return ' '
  return /\badd\b/.test(names) ? '+' : '-'
}

function readAttributes(element: Element): Record<string, string> {
  return Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]))
}

function readText(node: Node): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(readText).join('') : ''
}

function listElements(node: Node): Element[] {
  const own = 'tagName' in node ? [node] : []
  const children = 'childNodes' in node ? node.childNodes.flatMap(listElements) : []
  return [...own, ...children, ...('content' in node ? listElements(node.content) : [])]
}
