import { describe, expect, test } from 'vitest'
import { toUrl } from '../../site/address'
import { toTestEntry } from '../../testing/test-entry'
import { buildRobots, buildSitemap, readSitemapPaths } from './sitemap'

describe('buildSitemap', () => {
  test('lists pages with the date of their last change, if it is known', () => {
    const xml = buildSitemap([toTestEntry({ lastUpdated: '2026-11-12' }), toTestEntry({ href: '/', canonical: '/' })])
    expect(xml).toContain(`<url><loc>${toUrl('/docs/habits')}</loc><lastmod>2026-11-12</lastmod></url>`)
    expect(xml).toContain(`<url><loc>${toUrl('/')}</loc></url>`)
  })

  test("leaves out pages that search engines shouldn't keep", () => {
    const hidden = [toTestEntry({ isIndexed: false }), toTestEntry({ href: '/docs/1.x/habits' })]
    expect(readSitemapPaths(buildSitemap(hidden))).toEqual([])
  })

  test('can be read back, including special characters', () => {
    const pages = ['/', '/docs/habits', "/docs/a&b'c"].map((href) => toTestEntry({ href, canonical: href }))
    expect(readSitemapPaths(buildSitemap(pages))).toEqual(['/', '/docs/habits', "/docs/a&b'c"])
  })
})

describe('readSitemapPaths', () => {
  test("refuses anything that isn't a sitemap", () => {
    expect(() => readSitemapPaths('<html></html>')).toThrow('no <urlset>')
    expect(() => readSitemapPaths('<urlset><loc>/docs</loc></urlset>')).toThrow('"/docs" isn\'t an address')
  })
})

test('buildRobots links to the sitemap', () => expect(buildRobots()).toContain(`Sitemap: ${toUrl('/sitemap.xml')}`))
