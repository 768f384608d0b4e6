import { describe, expect, test } from 'vitest'
import { listHeaders, resolveRequest } from './resolve-request'
import { buildHostRules } from './rules'

const files = new Set([
  '/index.html',
  '/index.md',
  '/404.html',
  '/_headers',
  '/releases/2.0.html',
  '/releases/2.0.md',
  '/releases/2.0/data.txt',
  '/search.html',
  '/.env',
  '/docs/.git/config',
  '/.well-known/security.txt',
  '/.well-known/.secret',
])
const rules = buildHostRules([
  { from: '/docs', to: '/docs/start', status: 302 },
  { from: '/old', to: '/new#part', status: 301 },
])
const ask = (path: string, { query = '', accept = '*/*' } = {}) =>
  resolveRequest(rules, { path, query, accept }, (file) => files.has(file))

describe('resolveRequest', () => {
  test.each([
    ['/', '/index.html'],
    ['/releases/2.0', '/releases/2.0.html'],
    ['/releases/2.0/data.txt', '/releases/2.0/data.txt'],
    ['/releases/2.0.md', '/releases/2.0.md'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
  ])('answers %s with %s', (path, file) => expect(ask(path)).toEqual({ file, status: 200 }))

  test.each([
    '/no',
    '/releases',
    '/404',
    '/_headers',
    '/\\host/',
    '//\\host',
    '/\r\nSet-Cookie:x/',
    '/a?b/',
    '/search.txt',
    '/./_headers',
    '/x/../_headers',
    '/.env',
    '/docs/.git/config',
    '/.well-known/.secret',
    '/.well-known/../.env',
    '/.well-known',
  ])('finds nothing at %s', (path) => {
    expect(ask(path)).toEqual({ file: '/404.html', status: 404 })
  })

  test.each([
    ['/search/', '/search?q=1'],
    ['/search.html', '/search?q=1'],
    ['/index.html', '/?q=1'],
    ['/releases/2.0/index.html', '/releases/2.0?q=1'],
    ['//host/', '/host?q=1'],
    ['//', '/?q=1'],
    ['//index.html', '/?q=1'],
    ['//search', '/search?q=1'],
    ['/releases///2.0//', '/releases/2.0?q=1'],
    ['//_headers', '/_headers?q=1'],
    ['/a#b/', '/a%23b?q=1'],
    ['/ä/', '/%C3%A4?q=1'],
    ['/old', '/new?q=1#part'],
  ])('redirects from %s to %s', (path, redirect) => {
    expect(ask(path, { query: '?q=1' })).toEqual({ redirect, status: 301 })
  })

  test('redirects entry addresses temporarily', () => {
    expect(ask('/docs')).toEqual({ redirect: '/docs/start', status: 302 })
  })

  test.each(['text/markdown', 'text/markdown, text/html;q=0.9', 'TEXT/MARKDOWN;q=1.0'])(
    'sends Markdown to %s',
    (accept) => {
      expect(ask('/', { accept })).toEqual({ file: '/index.md', status: 200 })
      expect(ask('/releases/2.0', { accept })).toEqual({ file: '/releases/2.0.md', status: 200 })
      // The search page has no Markdown.
      expect(ask('/search', { accept })).toEqual({ file: '/search.html', status: 200 })
    },
  )

  test.each(['text/html', '*/*', 'text/html, text/markdown;q=0.5', ''])('sends the page to %s', (accept) => {
    expect(ask('/', { accept })).toEqual({ file: '/index.html', status: 200 })
  })

  test('handles a site below a base path', () => {
    const below = buildHostRules([{ from: '/docs', to: '/docs/start', status: 302 }], '/previews/one')
    const request = { path: '/previews/one/docs', query: '', accept: '' }
    expect(resolveRequest(below, request, () => false)).toEqual({ redirect: '/previews/one/docs/start', status: 302 })
    expect(resolveRequest(below, { ...request, path: '/previews/one/no' }, () => false)).toEqual({
      file: '/previews/one/404.html',
      status: 404,
    })
  })

  test("redirects to the data of the home page, which the router requests next to the site's folder", () => {
    const ask = (basePath: string, path: string) =>
      resolveRequest(buildHostRules([], basePath), { path, query: '?_rsc=1', accept: '*/*' }, () => false)
    expect(ask('/base', '/base.txt')).toEqual({ redirect: '/base/index.txt?_rsc=1', status: 302 })
    expect(ask('', '/base.txt')).toEqual({ file: '/404.html', status: 404 })
    expect(ask('', '.txt')).toEqual({ file: '/404.html', status: 404 })
  })
})

describe('listHeaders', () => {
  test('caches files with a hash in their name for ever, and revalidates everything else', () => {
    expect(listHeaders(rules, '/_next/static/a.js')['Cache-Control']).toContain('immutable')
    expect(listHeaders(rules, '/search-index/search-docs.1a.json')['Cache-Control']).toContain('immutable')
    expect(listHeaders(rules, '/search-worker/1a.js')['Cache-Control']).toContain('immutable')
    expect(listHeaders(rules, '/search-index/titles-2.x-docs.json')['Cache-Control']).toBe('no-cache')
    expect(listHeaders(rules, '/offline-worker.js')['Cache-Control']).toBe('no-cache')
    expect(listHeaders(rules, '/a.html')['Cache-Control']).toBe('no-cache')
  })

  test('includes the encoding of text, and shows that pages also exist as Markdown', () => {
    expect(listHeaders(rules, '/a.md')).toMatchObject({
      'Content-Type': 'text/markdown; charset=utf-8',
      Vary: 'Accept',
    })
    expect(listHeaders(rules, '/a.txt')).not.toHaveProperty('Vary')
  })

  test('gives each feed its own type, even if the extension is only XML or JSON', () => {
    const typeOf = (address: string) => listHeaders(rules, address)['Content-Type']
    expect(['/releases/feed.json', '/releases/rss.xml', '/releases/atom.xml', '/a.json'].map(typeOf)).toEqual([
      'application/feed+json',
      'application/rss+xml',
      'application/atom+xml',
      'application/json',
    ])
    expect(listHeaders(rules, '/releases/area/tasks.atom')).toMatchObject({
      'Content-Type': 'application/atom+xml',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
  })

  test('lets only pages run scripts', () => {
    const policyOf = (address: string) => listHeaders(rules, address)['Content-Security-Policy']
    for (const page of ['/index.html', '/releases/2.0.html', '/404.html'])
      expect(policyOf(page)).toBe("frame-ancestors 'none'")
    for (const file of ['/a.svg', '/a.xml', '/a.md', '/_next/static/a.js', '/a', '/html']) {
      expect(policyOf(file)).toMatch(/^default-src 'none';.*frame-ancestors 'none'; sandbox$/)
    }
    // A sandboxed worker would have another origin, and couldn't read files of the site.
    for (const file of ['/search-worker/1a.js', '/offline-worker.js'])
      expect(policyOf(file)).toBe("default-src 'none'; connect-src 'self'; frame-ancestors 'none'")
  })

  test('lets other sites show cards, but no other pictures', () => {
    expect(listHeaders(rules, '/og/a.png')['Cross-Origin-Resource-Policy']).toBe('cross-origin')
    expect(listHeaders(rules, '/images/a.png')['Cross-Origin-Resource-Policy']).toBe('same-origin')
  })
})
