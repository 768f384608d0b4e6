import type { Paragraph, PhrasingContent, Root, Text } from 'mdast'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { toUrl } from '../../site/address'
import { toTestEntry } from '../../testing/test-entry'
import { buildMarkdownFile, toMarkdown, writeSection } from './markdown-file'

const link = (url: string): Root => ({
  type: 'root',
  children: [{ type: 'paragraph', children: [{ type: 'link', url, children: [{ type: 'text', value: 'words' }] }] }],
})

function read(page = toTestEntry(), body = link('/api/overview')) {
  const [, head = '', text = ''] =
    /^---\n([\s\S]*?)---\n\n([\s\S]*)$/.exec(buildMarkdownFile(page, writeSection(page, body))) ?? []
  return { head: parse(head), text }
}

describe('buildMarkdownFile', () => {
  test('says in front matter what the page is', () => {
    const { head } = read(toTestEntry({ title: 'Name: habits', version: '2.x', lastUpdated: '2026-11-12' }))
    expect(head).toEqual({
      title: 'Name: habits',
      description: 'Track what you repeat.',
      url: toUrl('/docs/habits'),
      version: '2.x',
      lastUpdated: '2026-11-12',
    })
  })

  test('leaves out what is not known', () =>
    expect(Object.keys(read(toTestEntry({ kind: 'page' })).head)).toEqual(['title', 'description', 'url']))

  test('begins with the title and the description', () => {
    expect(read().text).toMatch(/^# Habits\n\nTrack what you repeat\.\n\n/)
  })

  test.each([
    ['/api/overview#errors', toUrl('/api/overview#errors')],
    ['#streaks', toUrl('/docs/habits#streaks')],
    ['https://other.example/', 'https://other.example/'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('leads from %s to %s', (url, whole) => {
    const body = link(url)
    expect(read(toTestEntry(), body).text).toContain(`[words](${whole})`)
    expect(body).toEqual(link(url))
  })
})

const text = (value: string): Text => ({ type: 'text', value })
const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children })

describe('toMarkdown', () => {
  test('keeps an address in a text free of backslashes', () => {
    const words = paragraph(text('Write to help@mail.example or see https://site.example.'))
    expect(toMarkdown({ type: 'root', children: [words] })).toBe(
      'Write to help@mail.example or see https://site.example.\n',
    )
  })

  test('protects what Markdown would read as its own', () => {
    expect(toMarkdown({ type: 'root', children: [paragraph(text('1. <b> *x* ~15m'))] })).toBe(
      '1\\. \\<b> \\*x\\* \\~15m\n',
    )
  })

  test('separates blocks by one line', () => {
    expect(
      toMarkdown({
        type: 'root',
        children: [paragraph({ type: 'strong', children: [text('A')] }), paragraph(text('B'))],
      }),
    ).toBe('**A**\n\nB\n')
  })
})
