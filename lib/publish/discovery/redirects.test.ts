import { describe, expect, test } from 'vitest'
import { toUrl } from '../../site/address'
import { currentVersion, versions } from '../../site/versions'
import { toTestEntry } from '../../testing/test-entry'
import { readPage } from '../read-page'
import {
  buildMarkdownStub,
  buildRedirectStub,
  findRedirectFault,
  listMovedPages,
  listNumberedAddresses,
  listShortAddresses,
  listVanished,
  toMarkdownRedirects,
} from './redirects'

const archivedId = versions[1].id

describe('findRedirectFault', () => {
  test.each(['/docs/old', '/docs/2.0/old-name', '/Old_Page'])('accepts %s', (from) => {
    expect(findRedirectFault(from)).toBeUndefined()
  })

  test.each([
    ['docs/old', "isn't a path on this site"],
    ['https://site.example/old', "isn't a path on this site"],
    ['//other.example/old', "isn't a path on this site"],
    ['/', 'is the start page'],
    ['/docs/old/', 'ends with a slash'],
    ['/docs/old.html', 'ends with .html'],
    ['/docs/old.md', 'ends with .md'],
    ['/docs/old#part', 'has a query (?) or an anchor (#)'],
    ['/docs/an old page', 'contains characters'],
    ['/docs/"><script>', 'contains characters'],
  ])('refuses %s', (from, message) => expect(findRedirectFault(from)?.message).toContain(message))
})

test('listShortAddresses never redirects an address to itself', () => {
  const entries = listShortAddresses()
  expect(entries.map(({ from }) => from)).toContain(`/docs/${archivedId}`)
  expect(entries.filter(({ from, to }) => from === to || entries.some((other) => other.from === to))).toEqual([])
})

test('listMovedPages redirects each former address of a page to the page', () => {
  const pages = [toTestEntry({ redirectFrom: ['/old', '/older'] }), toTestEntry({ kind: 'list' })]
  expect(listMovedPages(pages)).toEqual([
    { from: '/old', to: '/docs/habits', kind: 'moved' },
    { from: '/older', to: '/docs/habits', kind: 'moved' },
  ])
})

test("listNumberedAddresses redirects from the number of the current version to its pages while it's current", () => {
  const pages = [
    toTestEntry({ version: currentVersion.id, slug: 'habits' }),
    toTestEntry({ version: archivedId, href: `/docs/${archivedId}/habits` }),
    toTestEntry({ kind: 'api' }),
  ]
  expect(listNumberedAddresses(pages)).toEqual([
    { from: `/docs/${currentVersion.id}`, to: '/docs/getting-started/installation', kind: 'short' },
    { from: `/docs/${currentVersion.id}/habits`, to: '/docs/habits', kind: 'short' },
  ])
})

test('toMarkdownRedirects redirects from Markdown to Markdown', () => {
  expect(toMarkdownRedirects([{ from: '/old', to: '/docs/new', kind: 'moved' }])).toEqual([
    { from: '/old.md', to: '/docs/new.md', kind: 'moved' },
  ])
})

describe('listVanished', () => {
  const known = new Set(['/', '/docs/features/habits', '/docs/old'])

  test('finds nothing if every address works', () => {
    expect(listVanished(['/', '/docs/old'], known)).toEqual([])
  })

  test('reports the missing page, the fix and where the page may be now', () => {
    expect(listVanished(['/docs/habits', '/gone-for-good'], known)).toEqual([
      {
        path: '/docs/habits',
        fix: 'add redirectFrom: [/docs/habits] to the page that replaces it, perhaps /docs/features/habits',
      },
      { path: '/gone-for-good', fix: 'add redirectFrom: [/gone-for-good] to the page that replaces it' },
    ])
  })
})

const redirect = { from: '/docs/old', to: '/docs/habits', kind: 'moved' } as const

test('buildRedirectStub is a complete page that redirects with and without a script', () => {
  const html = buildRedirectStub(redirect, 'Habits & "more"')
  const page = readPage('/docs/old.html', html)
  expect(page.title).toBe('Moved: /docs/old')
  expect(page.headings).toBe(1)
  expect(page.references.map(({ kind, url }) => [kind, url])).toEqual([
    ['meta', toUrl('/og/docs/habits.png')],
    ['link', toUrl('/docs/habits')],
    ['refresh', '/docs/habits'],
    ['a', '/docs/habits'],
  ])
  expect(html).toContain('location.replace("/docs/habits"+location.search+location.hash)')
  expect(html).toContain('<meta name="robots" content="noindex, follow">')
})

test('buildMarkdownStub links to the Markdown of the page, with plain spaces in its title', () => {
  expect(buildMarkdownStub(redirect, 'In 5\u00a0min')).toContain('[In 5 min](')
  expect(buildMarkdownStub(redirect, 'Habits')).toContain(`[Habits](${toUrl('/docs/habits.md')})`)
})
