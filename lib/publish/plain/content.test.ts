import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { beforeAll, describe, expect, test } from 'vitest'
import { getApiReference } from '../../catalogue/api'
import { listHeadings } from '../../catalogue/headings'
import { findPlace } from '../../check/places'
import { readContent } from '../../check/read-content'
import { currentVersion } from '../../site/versions'
import { getFacts } from '../../source/facts'
import { readMiniatures } from '../../source/miniatures'
import { getSiteTokens } from '../../source/site-tokens.mjs'
import { toHtml } from './to-html'
import { toMarkdown } from './to-markdown'
import { toPlainTree } from './to-plain-tree'

const markdown = unified().use(remarkParse).use(remarkGfm)

const files = [...readContent(process.cwd()).files]
const entries = files.flatMap(([path, source]) => {
  const place = findPlace(path)
  const body = source.replace(/^---\n[\s\S]*?\n---\n/, '')
  return place?.kind === 'entry' ? [{ path, body, version: place.version ?? currentVersion.id }] : []
})

const hrefs = new Map(
  files.flatMap(([path, source]) => {
    const operation = /^operation: (\w+)$/m.exec(source)?.[1]
    const place = findPlace(path)
    return operation && place?.kind === 'entry' ? [[operation, place.href] as const] : []
  }),
)
const release = { version: '2.0', title: 'Threads', date: '2026-02-03', href: '/releases/2.0' }

/** The nodes of a tree in order. A bare address becomes a link when it's read again, so links and words don't count. */
function listTypes(tree: Root): string[] {
  const found: string[] = []
  visit(tree, ({ type }) => void found.push(type))
  return found.filter((type) => type !== 'text' && type !== 'link')
}

describe.each(entries)('$path', ({ path, body, version }) => {
  let tree: Root
  let written: string
  let read: Root

  beforeAll(() => {
    const sourcePath = path.slice('content/'.length)
    tree = toPlainTree(body, {
      facts: getFacts(version),
      miniatures: readMiniatures(),
      tokens: getSiteTokens(),
      sourcePath,
      api: { reference: getApiReference(), hrefs },
      newest: release,
      first: release,
    })
    written = toMarkdown(tree)
    read = markdown.parse(written)
  })

  test('is the same text and the same blocks when its Markdown is read again', () => {
    expect(textOf(read)).toBe(textOf(tree))
    expect(listTypes(read)).toEqual(listTypes(tree))
  })

  test('holds no component, token or directive outside code', () => {
    const words: string[] = []
    visit(read, 'text', ({ value }) => void words.push(value))
    expect(listTypes(read)).not.toContain('html')
    expect(words.join('\n')).not.toMatch(/<\/?[A-Z]|\{\w+\}|:::/)
    expect(written).not.toContain('{product}')
  })

  test('has the headings that are written in the page, with their ids', () => {
    const headings: unknown[] = []
    visit(tree, 'heading', ({ data, depth, position }) => {
      // A heading that a component draws has no position in the file.
      if (position) headings.push({ id: data?.hProperties?.id, level: depth })
    })
    expect(headings).toEqual(listHeadings(body).map(({ id, level }) => ({ id, level })))
  })

  test('becomes HTML with absolute addresses, without ids and classes', () => {
    const html = toHtml(tree, { pageUrl: 'https://site.example/page' })
    expect(html).not.toMatch(/<[^>]*\s(?:id|class|style)=|<[^>]*(?:href|src)="(?![a-z]+:)/)
  })
})
