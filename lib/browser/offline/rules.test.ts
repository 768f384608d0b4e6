import { describe, expect, test } from 'vitest'
import { findWanted, listFiles, type OfflineSite, toPagePath } from './rules'

const origin = 'https://site.example'
const site: OfflineSite = {
  id: '1',
  name: 'Site',
  base: '/',
  previews: '/previews',
  pages: { '/': 'a', '/docs/habits': 'b', '/releases/2.0': 'c' },
  files: { '/search-index/titles-api.json': 'd' },
  immutable: ['/_next/static/', '/search-index/search-'],
  search: [],
}
type Asked = { method?: string; mode?: RequestMode; integrity?: string; headers?: Record<string, string> }
const ask = (path: string, { method = 'GET', mode = 'cors', integrity = '', headers = {} }: Asked = {}) =>
  findWanted({ url: new URL(path, origin).href, method, mode, integrity, headers: new Headers(headers) }, site, origin)
const navigate = (path: string, more: Asked = {}) => ask(path, { mode: 'navigate', ...more })

describe('findWanted', () => {
  test.each([
    ['/', '/'],
    ['/docs/habits', '/docs/habits'],
    ['/docs/habits?_highlight=streak#top', '/docs/habits'],
    ['/docs/habits/', '/docs/habits'],
    ['/docs/habits.html', '/docs/habits'],
    ['/releases/2.0', '/releases/2.0'],
    ['/no/such/page', '/no/such/page'],
    ['/previewsare/fine', '/previewsare/fine'],
  ])('a visit to %s may be answered with the page %s', (asked, path) => {
    expect(navigate(asked)).toEqual({ kind: 'page', path })
  })

  test.each(['/_next/static/chunks/a.js', '/search-index/search-api-1-abc.json', '/search-index/titles-api.json'])(
    '%s may be answered with a file',
    (path) => {
      expect(ask(path)).toEqual({ kind: 'file', path })
    },
  )

  test('data may be served if the request includes its hash, so never to the router', () => {
    expect(ask('/docs/habits.txt#sha256-abc', { integrity: 'sha256-abc' })).toEqual({
      kind: 'file',
      path: '/docs/habits.txt',
    })
    expect(ask('/docs/habits.txt')).toBeUndefined()
    expect(ask('/docs/habits.txt?_rsc=1')).toBeUndefined()
    expect(ask('/docs/habits.txt?_rsc=1', { integrity: 'sha256-abc' })).toBeUndefined()
  })

  test('a page is only served to a visit, because parts of the site fetch it to check the connection', () => {
    expect(ask('/docs/habits')).toBeUndefined()
  })

  test.each([
    ['/previews'],
    ['/previews/'],
    ['/previews/feature'],
    ['/previews/feature/docs/habits'],
    ['/previews/feature/_next/static/chunks/a.js'],
    ['https://other.example/'],
  ])('%s is left to the browser', (path) => {
    expect(navigate(path)).toBeUndefined()
    expect(ask(path, { integrity: 'sha256-abc' })).toBeUndefined()
  })

  test.each<[string, Asked]>([
    ['a form that is sent', { mode: 'navigate', method: 'POST' }],
    ['a part of a file', { headers: { Range: 'bytes=0-9' } }],
    ['a question about a file', { method: 'HEAD' }],
  ])('%s is left to the browser', (_what, more) => {
    expect(ask('/_next/static/chunks/a.js', more)).toBeUndefined()
  })
})

test.each([
  ['/', '/', '/'],
  ['/index.html', '/', '/'],
  ['/docs/index.html', '/', '/docs'],
  ['/releases/2.1.13', '/', '/releases/2.1.13'],
  ['/site/', '/site/', '/site'],
])('toPagePath(%s) below %s is %s', (pathname, base, path) => {
  expect(toPagePath(pathname, base)).toBe(path)
})

describe('listFiles', () => {
  test('lists what a page with the loader needs, each file once, and the data with its hash', () => {
    const html = `<head><link rel="preload" href="/_next/static/media/f.woff2" as="font"/>
      <script src="/_next/static/chunks/old.js" noModule=""></script></head>
      <body><img alt="" src="/images/keys.svg"><a href="/docs/other">Other</a>
      <script src="/_next/static/loader/l.js" async="" data-files="/a.txt#sha256-x= /_next/static/chunks/1.js /_next/static/chunks/2.js" data-sheet="/_next/static/css/s.css"></script>
      <link rel="preload" as="script" href="/_next/static/chunks/1.js"></body>`
    expect(listFiles(html)).toEqual([
      { path: '/a.txt', integrity: 'sha256-x=' },
      { path: '/_next/static/media/f.woff2' },
      { path: '/_next/static/loader/l.js' },
      { path: '/_next/static/chunks/1.js' },
      { path: '/_next/static/chunks/2.js' },
      { path: '/_next/static/css/s.css' },
      { path: '/images/keys.svg' },
    ])
  })

  test('understands a page below a base path, and one without the loader', () => {
    const html =
      '<link rel="stylesheet" href="/site/_next/static/css/s.css"/><script src="/site/_next/static/chunks/1.js" async=""></script>'
    expect(listFiles(html).map(({ path }) => path)).toEqual([
      '/site/_next/static/css/s.css',
      '/site/_next/static/chunks/1.js',
    ])
  })
})
