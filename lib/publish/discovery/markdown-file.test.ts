import type { Paragraph, PhrasingContent, Root, Text } from 'mdast'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { toUrl } from '../../site/address'
import { toTestEntry } from '../../testing/test-entry'
import { buildLlmsFull, buildLlmsIndex, buildMarkdownFile, toMarkdown, writeSection } from './markdown-file'

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
  test('describes the page in its front matter', () => {
    const { head } = read(toTestEntry({ title: 'Name: habits', version: '2.x', lastUpdated: '2026-11-12' }))
    expect(head).toEqual({
      title: 'Name: habits',
      description: 'Track what you repeat.',
      url: toUrl('/docs/habits'),
      version: '2.x',
      plan: 'Free or Premium',
      since: '0.1',
      lastUpdated: '2026-11-12',
    })
  })

  test("includes what a page is for and for whom, and a post's date, author and subject", () => {
    const page = toTestEntry({ plan: 'premium', since: '1.8', audience: 'teams', platforms: ['win', 'ios'] })
    expect(read(page).head).toMatchObject({
      audience: 'teams',
      plan: 'Premium',
      since: '1.8',
      platforms: ['Windows', 'iOS'],
    })
    const post = toTestEntry({ kind: 'release', date: '2026-02-03', areas: ['import-export'], author: 'apps' })
    expect(read(post).head).toMatchObject({ date: '2026-02-03', areas: ['Import and export'], team: 'Apps team' })
  })

  test('shows under the title that a page is archived, and links to the current one', () => {
    const notice = {
      text: 'This page is for 1.x.',
      currentHref: '/docs/habits',
      match: 'same' as const,
      currentLabel: '2.x',
    }
    const page = toTestEntry({ href: '/docs/1.x/habits' })
    const text = buildMarkdownFile(page, writeSection(page, link('/api')), notice)
    expect(text).toContain(
      `# Habits\n\n> This page is for 1.x. [Read this page for 2.x](${toUrl('/docs/habits.md')})\n\nTrack what you repeat.`,
    )
  })

  test('has plain spaces everywhere, because its lines break elsewhere', () => {
    const notice = { text: 'For 5\u00a0h.', currentHref: '/docs', match: 'closest' as const, currentLabel: '2\u202fx' }
    const links = [{ href: '/docs/habits', label: '10\u00a0MB', description: 'In 5\u202fmin.' }]
    const page = toTestEntry({ kind: 'list', title: '5\u00a0min', heading: '5\u00a0min', links })
    const doc = toTestEntry({ audience: 'anyone with 10\u00a0MB' })
    const list = buildMarkdownFile(page, writeSection(page, link('/api')), notice)
    expect(list).toContain('[10 MB]')
    expect(list + buildMarkdownFile(doc, writeSection(doc, link('/api')))).not.toMatch(/[\u00a0\u202f]/)
  })

  test('has no heading that skips a level', () => {
    const deep: Root = { type: 'root', children: [{ type: 'heading', depth: 5, children: [text('Samples')] }] }
    expect(read(toTestEntry(), deep).text).toContain('\n## Samples\n')
  })

  test("leaves out what isn't known", () =>
    expect(Object.keys(read(toTestEntry({ kind: 'page' })).head)).toEqual(['title', 'description', 'url']))

  test('begins with the title and the description', () => {
    expect(read().text).toMatch(/^# Habits\n\nTrack what you repeat\.\n\n/)
  })

  test.each([
    ['/api/overview#errors', toUrl('/api/overview.md#errors')],
    ['#streaks', toUrl('/docs/habits.md#streaks')],
    ['/releases/2.0', toUrl('/releases/2.0.md')],
    ['/', toUrl('/index.md')],
    ['/api/openapi.yaml', toUrl('/api/openapi.yaml')],
    ['/contact?topic=page', toUrl('/contact?topic=page')],
    ['https://other.example/', 'https://other.example/'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('links from %s to %s', (url, whole) => {
    const body = link(url)
    expect(read(toTestEntry(), body).text).toContain(`[words](${whole})`)
    expect(body).toEqual(link(url))
  })
})

const text = (value: string): Text => ({ type: 'text', value })
const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children })

describe('toMarkdown', () => {
  test("doesn't add backslashes to an address in a text", () => {
    const words = paragraph(text('Write to help@mail.example or see https://site.example.'))
    expect(toMarkdown({ type: 'root', children: [words] })).toBe(
      'Write to help@mail.example or see https://site.example.\n',
    )
  })

  test('escapes text that Markdown would read as syntax', () => {
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

const pages = [
  toTestEntry({ version: '2.x' }),
  toTestEntry({ href: '/docs/1.x/habits', title: 'Habits (1.x)', isIndexed: false, version: '1.x' }),
  toTestEntry({ kind: 'api', href: '/api/overview', canonical: '/api/overview', title: 'Overview (API)' }),
  toTestEntry({ kind: 'list', href: '/releases', canonical: '/releases', title: 'Releases' }),
  toTestEntry({ kind: 'release', href: '/releases/2.0', canonical: '/releases/2.0', title: '2.0: Threads' }),
]

describe('buildLlmsIndex', () => {
  const index = buildLlmsIndex(pages)

  test('begins with the name and what it is', () => expect(index).toMatch(/^# \S+\n\n> \S/))

  test('links to the Markdown of current pages, area by area, posts last', () => {
    expect(index).toContain(`## Documentation (2.x)\n\n- [Habits](${toUrl('/docs/habits.md')}): Track what you repeat.`)
    expect(index).toContain(`## Optional\n\n- [2.0: Threads](${toUrl('/releases/2.0.md')})`)
  })

  test('leaves out archived pages and lists', () => {
    expect(index).not.toContain('1.x')
    expect(index).not.toContain('[Releases]')
  })
})

test('buildLlmsFull contains every current page except posts, each with its address', () => {
  const full = buildLlmsFull(pages, new Map(pages.map(({ href, title }) => [href, `# ${title}\n`])))
  expect(full.match(/^Source: .*$/gm)).toEqual([
    `Source: ${toUrl('/docs/habits')}`,
    `Source: ${toUrl('/api/overview')}`,
  ])
  expect(full).toContain('# Overview (API)')
})
