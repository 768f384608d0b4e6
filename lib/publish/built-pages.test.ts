import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Nodes, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { describe, expect, test } from 'vitest'
import { listEntries, readSource } from '../catalogue/entries'
import { isWritten } from '../catalogue/entry'
import remarkTypography from '../catalogue/mdx/remark-typography.mjs'
import { toMarkdown } from './discovery/markdown-file'
import { readPage } from './read-page'
import { toHtml } from './to-html'

const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective).use(remarkTypography)
const markdown = unified().use(remarkParse).use(remarkGfm)
const entries = listEntries().filter(isWritten)

function readContent(href: string): Root {
  const file = href === '/' ? '/index.html' : `${href}.html`
  return readPage(file, readFileSync(path.join('out', file), 'utf8')).content
}

const clean = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Returns the texts of a tree, without what's in brackets after a heading, which is its ID. */
function listTexts(tree: Root): string[] {
  const texts: string[] = []
  visit(tree, 'text', ({ value }) => void texts.push(clean(value.replace(/\s*\[#[\w-]+\]$/, ''))))
  return texts
}

/** Returns the whole text of a tree, with spaces between its blocks, cells and lines. */
function readWords(node: Nodes): string {
  if ('value' in node) return node.value
  const text = 'children' in node ? node.children.map(readWords).join('') : ''
  return /^(?:text|strong|emphasis|delete|link)$/.test(node.type) ? text : ` ${text} `
}

/** Returns the types of a tree's nodes in order. A bare address becomes a link when it's read again, so links and texts don't count. */
function listTypes(tree: Root): string[] {
  const types: string[] = []
  visit(tree, ({ type }) => void types.push(type))
  return types.filter((type) => type !== 'text' && type !== 'link')
}

describe.each(entries)('$href', (entry) => {
  const content = readContent(entry.href)

  test('contains every text that an editor has written', () => {
    const words = clean(readWords(content))
    const written = mdx.runSync(mdx.parse(readSource(entry))) as Root
    expect(listTexts(written).filter((text) => !words.includes(text))).toEqual([])
  })

  test('has typographic quotes, except in code and in what readers type', () => {
    const typed = /Search for [^.]+\./g
    expect(listTexts(content).filter((text) => /["']/.test(text.replace(typed, '')))).toEqual([])
  })

  test('has the headings that an editor has written, with their IDs', () => {
    const ids: unknown[] = []
    visit(content, 'heading', ({ data }) => void ids.push(data?.hProperties?.id))
    expect(ids).toEqual(expect.arrayContaining(entry.headings.map(({ id }) => id)))
  })

  test('has the same text and blocks when its Markdown is parsed again', () => {
    const read = markdown.parse(toMarkdown(content))
    expect(textOf(read)).toBe(textOf(content))
    expect(listTypes(read)).toEqual(listTypes(content))
  })

  test('is converted to HTML with absolute addresses, without IDs and classes', () => {
    const html = toHtml(content, { pageUrl: `https://site.example${entry.href}` })
    expect(html).not.toMatch(/<[^>]*\s(?:id|class|style)=|<[^>]*(?:href|src)="(?![a-z]+:)/)
  })
})
