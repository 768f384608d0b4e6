import { describe, expect, test } from 'vitest'
import { toUrl } from '../../site/address'
import { toTestEntry } from '../../testing/test-entry'
import { buildMetadata, buildRedirectMetadata } from './metadata'

describe('buildMetadata', () => {
  test('includes the permanent address, the card and the Markdown of a page', () => {
    const metadata = buildMetadata(toTestEntry())
    expect(metadata.title).toBe('Habits')
    expect(metadata.alternates?.canonical).toBe(toUrl('/docs/habits'))
    expect(metadata.alternates?.types?.['text/markdown']).toMatchObject([{ url: toUrl('/docs/habits.md') }])
    expect(metadata.openGraph).toMatchObject({
      type: 'website',
      url: toUrl('/docs/habits'),
      images: [{ url: toUrl('/og/docs/habits.png'), width: 1200, height: 630 }],
    })
    expect(metadata.twitter).toMatchObject({ card: 'summary_large_image' })
    expect(metadata.robots).toBeUndefined()
  })

  test('sends search engines to the permanent address, but shares the page under its own', () => {
    const archived = toTestEntry({ href: '/docs/1.x/habits' })
    const { alternates, openGraph, robots } = buildMetadata(archived)
    expect(alternates?.canonical).toBe(toUrl('/docs/habits'))
    expect(alternates?.types?.['text/markdown']).toMatchObject([{ url: toUrl('/docs/1.x/habits.md') }])
    expect(openGraph).toMatchObject({
      url: toUrl('/docs/1.x/habits'),
      images: [{ url: toUrl('/og/docs/1.x/habits.png') }],
    })
    expect(robots).toBeUndefined()
  })

  test('keeps a page from search engines', () => {
    expect(buildMetadata(toTestEntry({ isIndexed: false })).robots).toEqual({ index: false, follow: true })
  })

  test('includes the date of a post and the feeds', () => {
    const post = toTestEntry({ kind: 'release', date: '2026-02-03', lastUpdated: '2026-02-04' })
    const { alternates, openGraph } = buildMetadata(post)
    expect(openGraph).toMatchObject({ type: 'article', publishedTime: '2026-02-03', modifiedTime: '2026-02-04' })
    expect(Object.keys(alternates?.types ?? {})).toEqual([
      'text/markdown',
      'application/rss+xml',
      'application/atom+xml',
      'application/feed+json',
    ])
  })

  test('links to the feed of a filtered list on its page', () => {
    const list = toTestEntry({ kind: 'list', title: 'Releases on iOS', feed: '/releases/platform/ios.atom' })
    expect(buildMetadata(list).alternates?.types).toMatchObject({
      'application/atom+xml': [{ url: toUrl('/releases/platform/ios.atom'), title: 'Releases on iOS (Atom)' }],
    })
  })

  test("links to the feeds of the API's changelog on its page", () => {
    const types = (href: string) => buildMetadata(toTestEntry({ kind: 'api', href })).alternates?.types ?? {}
    expect(Object.keys(types('/api/changelog'))).toEqual([
      'text/markdown',
      'application/atom+xml',
      'application/rss+xml',
    ])
    expect(Object.keys(types('/api/errors'))).toEqual(['text/markdown'])
  })

  test("doesn't add the name to the title of the home page, which already begins with it", () => {
    expect(buildMetadata(toTestEntry({ kind: 'home', title: 'Name: words' })).title).toEqual({
      absolute: 'Name: words',
    })
  })
})

describe('buildRedirectMetadata', () => {
  test('keeps the address from search engines and shows the card of its target', () => {
    const { title, alternates, robots, openGraph } = buildRedirectMetadata('Documentation', toTestEntry())
    expect(title).toBe('Documentation')
    expect(alternates?.canonical).toBe(toUrl('/docs/habits'))
    expect(robots).toEqual({ index: false, follow: true })
    expect(openGraph).toMatchObject({ images: [{ url: toUrl('/og/docs/habits.png') }] })
  })
})
