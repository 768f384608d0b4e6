// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import type { Release } from '../releases/release'
import { config } from '../site/config.mjs'
import { buildApiFeeds, buildFeeds } from './feeds'

const post = (slug: string, date: string, version?: string): Release => ({
  slug,
  href: `/releases/${slug}`,
  version,
  title: version ? `${version}: Tasks & <lists>` : 'Tasks & <lists>',
  heading: 'Tasks & <lists>',
  description: 'A sentence about it.',
  date,
  author: 'apps',
  platforms: ['win'],
  areas: ['tasks', 'import-export'],
  isLatest: false,
  isStory: false,
})

const html = '<p>Words &#x26; <a href="https://site.example/docs">a link</a> ]]&gt; end</p>'
const site = { ...config, name: 'Weft & Warp', url: 'https://site.example' } as const
const feeds = buildFeeds(
  [
    { release: post('2.1', '2026-11-12', '2.1'), html },
    { release: post('pricing-update', '2025-01-14'), html },
  ],
  site,
)

function parseXml(href: string): Document {
  const document = new DOMParser().parseFromString(feeds[href] ?? '', 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  return document
}
const texts = (scope: ParentNode, selector: string) =>
  [...scope.querySelectorAll(selector)].map((node) => node.textContent)

describe('buildFeeds', () => {
  test('RSS 2.0: `channel`, and for each item title, link, `guid`, date, author and content', () => {
    const rss = parseXml('/releases/rss.xml')
    expect(rss.documentElement.getAttribute('version')).toBe('2.0')
    for (const name of ['title', 'link', 'description'])
      expect(rss.querySelector(`channel > ${name}`)?.textContent).toBeTruthy()
    expect(texts(rss, 'item > link')).toEqual([
      'https://site.example/releases/2.1',
      'https://site.example/releases/pricing-update',
    ])
    expect(texts(rss, 'item > guid')).toEqual(texts(rss, 'item > link'))
    for (const date of texts(rss, 'pubDate, lastBuildDate')) {
      expect(date).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} \w{3} \d{4} \d\d:\d\d:\d\d GMT$/)
    }
    expect(texts(rss, 'item > author')[0]).toBe(`${config.supportEmail} (Apps team)`)
    expect([...rss.getElementsByTagName('content:encoded')].map((node) => node.textContent)).toEqual([html, html])
    expect([...rss.getElementsByTagName('atom:link')][0]?.getAttribute('href')).toBe(
      'https://site.example/releases/rss.xml',
    )
  })

  test('Atom 1.0: ids, times and a link for feed and entries, full content', () => {
    const atom = parseXml('/releases/atom.xml')
    expect(atom.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom')
    for (const scope of [atom.documentElement, ...atom.querySelectorAll('entry')]) {
      for (const name of ['id', 'title', 'updated'])
        expect(scope.querySelector(`:scope > ${name}`)?.textContent).toBeTruthy()
    }
    for (const time of texts(atom, 'updated, published')) expect(new Date(time ?? '').toISOString()).toBe(time)
    expect(texts(atom, 'entry > content')).toEqual([html, html])
    expect(texts(atom, 'entry > author > name')).toEqual(['Apps team', 'Apps team'])
    expect(atom.querySelector('link[rel=self]')?.getAttribute('href')).toBe('https://site.example/releases/atom.xml')
  })

  test('JSON Feed: version, addresses, and for each item id, url, title, date and content', () => {
    const json = JSON.parse(feeds['/releases/feed.json'] ?? '')
    expect(json).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      language: 'en',
      authors: [{ name: 'Weft & Warp', url: 'https://site.example' }],
      title: 'Weft & Warp releases',
      home_page_url: 'https://site.example/releases',
      feed_url: 'https://site.example/releases/feed.json',
    })
    expect(json.items[0]).toMatchObject({
      id: 'https://site.example/releases/2.1',
      url: 'https://site.example/releases/2.1',
      title: '2.1: Tasks & <lists>',
      content_html: html,
      date_published: '2026-11-12T12:00:00.000Z',
      authors: [{ name: 'Apps team' }],
    })
    // Version 1.1 replaced it with the list.
    expect(json.items[0]).not.toHaveProperty('author')
  })

  test('an entry has the same ID in every feed: the address of its post', () => {
    const ids = ['https://site.example/releases/2.1', 'https://site.example/releases/pricing-update']
    expect(texts(parseXml('/releases/rss.xml'), 'item > guid')).toEqual(ids)
    expect(texts(parseXml('/releases/atom.xml'), 'entry > id')).toEqual(ids)
    expect(JSON.parse(feeds['/releases/feed.json'] ?? '').items.map(({ id }: { id: string }) => id)).toEqual(ids)
    expect(texts(parseXml('/releases/area/tasks.atom'), 'entry > id')).toEqual(ids)
  })

  test('each platform and each area has a feed, which links to itself and its page', () => {
    expect(Object.keys(feeds)).toEqual(
      expect.arrayContaining(['/releases/platform/win.atom', '/releases/area/api.atom']),
    )
    const atom = parseXml('/releases/platform/win.atom')
    expect(atom.querySelector('feed > title')?.textContent).toBe('Weft & Warp: Releases on Windows')
    expect(atom.querySelector('link[rel=self]')?.getAttribute('href')).toBe(
      'https://site.example/releases/platform/win.atom',
    )
    expect(atom.querySelector('feed > link[rel=alternate]')?.getAttribute('href')).toBe(
      'https://site.example/releases/platform/win',
    )
    expect(texts(parseXml('/releases/platform/mac.atom'), 'entry')).toEqual([])
  })

  test('titles and descriptions have plain spaces, because feed readers break lines themselves', () => {
    const words = { title: '2.1: In 5\u00a0min', description: 'Up to 10\u202fMB, Settings\u00a0→ Tasks.' }
    const all = buildFeeds([{ release: { ...post('2.1', '2026-11-12', '2.1'), ...words }, html }], site)
    expect(all['/releases/atom.xml']).toContain('2.1: In 5 min')
    expect(Object.values(all).join('')).not.toMatch(/[\u00a0\u202f]/)
  })

  test('an entry keeps its ID when its text changes', () => {
    const changed = buildFeeds([{ release: { ...post('2.1', '2026-11-12', '2.1'), title: 'Other' }, html: '' }], site)
    expect(changed['/releases/rss.xml']).toContain('>https://site.example/releases/2.1</guid>')
  })
})

const changes = [
  {
    date: '2024-02-20',
    release: '2.0',
    changes: ['**Breaking:** `mood` & more.', 'See [notes](/api/notes-api/create).'],
  },
  { date: '2023-03-31', changes: ['Old accounts are rejected.'] },
]
const apiFeeds = buildApiFeeds(changes, site)

function parseApiFeed(href: string): Document {
  const document = new DOMParser().parseFromString(apiFeeds[href] ?? '', 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  return document
}

describe('buildApiFeeds', () => {
  test('has an entry for each day, with its address on the page as a permanent ID', () => {
    const atom = parseApiFeed('/api/changelog.atom')
    expect(texts(atom, 'entry > id')).toEqual([
      'https://site.example/api/changelog#changes-2024-02-20',
      'https://site.example/api/changelog#changes-2023-03-31',
    ])
    expect(texts(atom, 'entry > title')).toEqual([
      'API changes of 20 February 2024 (release 2.0)',
      'API changes of 31 March 2023',
    ])
    expect(texts(atom, 'feed > updated, entry > updated')).toEqual([
      '2024-02-20T12:00:00.000Z',
      '2024-02-20T12:00:00.000Z',
      '2023-03-31T12:00:00.000Z',
    ])
    expect(texts(parseApiFeed('/api/changelog.rss'), 'item > guid')).toEqual(texts(atom, 'entry > id'))
  })

  test('has plain spaces, like the feeds of posts', () => {
    const all = buildApiFeeds([{ date: '2024-02-20', changes: ['Up to 10\u00a0MB in 5\u202fs.'] }], site)
    expect(all['/api/changelog.atom']).toContain('Up to 10 MB in 5 s.')
    expect(Object.values(all).join('')).not.toMatch(/[\u00a0\u202f]/)
  })

  test('names the team in each entry', () => {
    expect(texts(parseApiFeed('/api/changelog.atom'), 'entry > author > name')).toEqual([
      'Platform team',
      'Platform team',
    ])
  })

  test('has the changes in full, with absolute addresses', () => {
    const [content] = texts(parseApiFeed('/api/changelog.atom'), 'entry > content')
    expect(content).toContain('<strong>Breaking:</strong> <code>mood</code> &#x26; more.')
    expect(content).toContain('<a href="https://site.example/api/notes-api/create">notes</a>')
    expect(texts(parseApiFeed('/api/changelog.atom'), 'entry > summary')[0]).toBe('Breaking: mood & more. See notes.')
  })

  test('links to itself and the page', () => {
    const atom = parseApiFeed('/api/changelog.atom')
    expect(atom.querySelector('link[rel=self]')?.getAttribute('href')).toBe('https://site.example/api/changelog.atom')
    expect(texts(parseApiFeed('/api/changelog.rss'), 'channel > link')[0]).toBe('https://site.example/api/changelog')
  })
})
