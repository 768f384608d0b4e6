import { expect, test } from 'vitest'
import type { ChangedPage, Site, SiteChanges } from '@/lib/publish/changes/site'
import { toSitePage } from '@/lib/publish/changes/site-pages'
import { chooseJobs } from './choose-jobs'

const toSite = (...hrefs: string[]): Site => ({
  pages: new Map(hrefs.map((href) => [href, toSitePage(`${href}.html`, `<main>${href}</main>`, '')])),
  readFacts: () => new Map(),
  hasMarkdown: () => false,
  hashCard: () => undefined,
  measure: () => 0,
})
const toPage = (kind: ChangedPage['kind'], href: string, from?: string): ChangedPage => ({
  kind,
  href,
  from,
  area: 'Site',
  title: href,
  description: '',
  weight: 1,
})
const choose = (changes: Partial<SiteChanges>, most = 12) => {
  const all = { pages: [], links: [], frame: [], styles: { declarations: [], pages: [] }, problems: [], ...changes }
  const [before, after] = [
    toSite('/a', '/b', '/old', '/docs/a', '/docs/b'),
    toSite('/a', '/b', '/new', '/docs/a', '/docs/b'),
  ]
  return chooseJobs(all, before, after, most).map((job) => `${job.before?.href ?? '-'} > ${job.after?.href ?? '-'}`)
}

test('takes pictures of pages before and after, even if a page has moved', () => {
  const pages = [
    toPage('removed', '/old'),
    toPage('moved', '/new', '/old'),
    toPage('changed', '/a'),
    toPage('added', '/b'),
  ]
  expect(choose({ pages })).toEqual(['/old > /new', '/a > /a', '- > /b'])
})

test("doesn't take pictures of more changed pages than requested", () => {
  expect(choose({ pages: [toPage('changed', '/a'), toPage('changed', '/b')] }, 1)).toEqual(['/a > /a'])
})

test('takes a picture of a page in each part of the site if only styles changed', () => {
  expect(choose({ styles: { declarations: [], pages: ['/docs/a', '/docs/b', '/a'] } })).toEqual([
    '/docs/a > /docs/a',
    '/a > /a',
  ])
})

test('takes a picture of a changed navigation on an unchanged page next to a changed one', () => {
  const sidebar = { place: 'Sidebar', labels: [], pages: ['/a', '/docs/a', '/docs/b'] }
  expect(choose({ frame: [sidebar] })).toEqual(['/a > /a'])
  const pages = [toPage('changed', '/docs/c')]
  expect(choose({ frame: [sidebar], pages }, 0)).toEqual(['/docs/a > /docs/a'])
  const related = { place: 'Related pages', labels: [], pages: ['/docs/a'] }
  expect(choose({ frame: [sidebar, related], pages }, 0)).toEqual(['/docs/b > /docs/b', '/docs/a > /docs/a'])
})
