import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { buildHostRules } from '../lib/publish/hosts/rules'
import { parseRedirectsFile } from '../lib/publish/hosts/static-hosts'
import { markPage, sumMarks } from '../lib/publish/verify/observatory'
import { currentVersion } from '../lib/site/versions'
import { smokeTest } from '../scripts/tools/publish/smoke'
import { describeHosts } from './support/hosts'
import { isFirstDocument, markDocument } from './support/hydrated'
import { listPagePaths } from './support/pages'

const redirects = parseRedirectsFile(readFileSync('out/_redirects', 'utf8'))

const omit = (all: Readonly<Record<string, string>>, names: string[]) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)))

/** What a host has to do for readers. What it has to withstand is in hosts-hostile.spec.ts. */
describeHosts(({ name, base, origin, root, get }) => {
  test('every page is sent as HTML, and entry addresses redirect', async () => {
    const leads = new Map(redirects.map(({ from, status }) => [from, status]))
    for (const path of listPagePaths()) {
      const { status, headers } = await get(base && path === '/' ? '' : path)
      expect([path, status]).toEqual([path, leads.get(path) ?? 200])
      if (status === 200) expect(headers['content-type']?.toLowerCase(), path).toBe('text/html; charset=utf-8')
    }
  })

  test('a file takes precedence over a folder of the same name, with or without dots', async () => {
    expect((await get('/sample/page')).body.toString()).toContain('<title>Page')
    expect((await get('/sample/2.0.18')).body.toString()).toContain('<title>Dotted')
    expect((await get('/sample/inner')).body.toString()).toContain('<title>Inner')
    expect((await get('/sample/page/data.txt')).body.toString()).toContain('A line')
    expect((await get('/sample/2.0.18/__next._tree.txt')).body.toString()).toBe('tree')
  })

  test('every page has only one address, and the query is kept', async () => {
    for (const other of ['/sample/page/', '/sample/page.html', '/sample/page/index.html']) {
      const { status, headers } = await get(`${other}?q=a%20b&c`)
      expect([other, status, headers.location]).toEqual([other, 301, `${base}/sample/page?q=a%20b&c`])
    }
    expect((await get('/sample/page/')).headers.location).toBe(`${base}/sample/page`)
    const home = await get('/index.html')
    expect([home.status, home.headers.location]).toEqual([301, base || '/'])
  })

  test('redirects match those of the site', async () => {
    expect(redirects).not.toEqual([])
    for (const { from, to, status } of redirects) {
      const answer = await get(`${from}?q=1`)
      const [before, hash] = to.split('#')
      const target = `${base}${before}?q=1${hash ? `#${hash}` : ''}`
      expect([from, answer.status, answer.headers.location]).toEqual([from, status, target])
    }
  })

  test("an unknown address gets the site's not-found page with status 404, which isn't cached", async () => {
    const hidden = ['/_headers', '/_redirects', '/.nojekyll', '/404', '/sample']
    for (const path of ['/no/such/page', '/sample/no.txt', '/_next/static/chunks/no.js', ...hidden]) {
      const { status, headers, body } = await get(path)
      expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-cache'])
      expect(body.toString(), path).toContain('Page not found')
      expect(headers['content-type']?.toLowerCase()).toBe('text/html; charset=utf-8')
    }
  })

  test('files are sent with the right media type', async () => {
    const types = {
      '/sample/page/data.txt': 'text/plain; charset=utf-8',
      '/sample/page.md': 'text/markdown; charset=utf-8',
      '/sample/feed.xml': 'application/xml',
      '/sample/data.json': 'application/json',
      '/sample/spec.yaml': 'application/yaml',
      '/releases/feed.json': 'application/feed+json',
      '/releases/atom.xml': 'application/atom+xml',
      '/icon.svg': 'image/svg+xml',
      [await findAsset('js')]: 'text/javascript; charset=utf-8',
      [await findAsset('css')]: 'text/css; charset=utf-8',
      [await findAsset('woff2')]: 'font/woff2',
    }
    for (const [path, type] of Object.entries(types)) {
      const { status, headers } = await get(path)
      expect([path, status, headers['content-type']]).toEqual([path, 200, type])
    }
  })

  test('security.txt has the contact, the expiry date and the policy', async () => {
    const { status, headers, body } = await get('/.well-known/security.txt')
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    const text = body.toString()
    for (const name of ['Contact', 'Expires', 'Preferred-Languages', 'Canonical', 'Policy'])
      expect(text).toMatch(new RegExp(`^${name}: \\S`, 'm'))
  })

  test('text is compressed, and a file without a compressed copy is sent uncompressed', async () => {
    const plain = (await get('/sample/page')).body
    const brotli = await get('/sample/page', { 'Accept-Encoding': 'gzip, deflate, br' })
    const gzip = await get('/sample/page', { 'Accept-Encoding': 'gzip' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(brotliDecompressSync(brotli.body)).toEqual(plain)
    expect(gunzipSync(gzip.body)).toEqual(plain)
    // The build writes compressed copies for hosts, but our own server compresses what it sends.
    if (name !== 'own server') expect(gzip.body).toEqual(readFileSync(`${root()}${base}/sample/page.html.gz`))
    for (const { headers } of [brotli, gzip]) {
      expect(headers.vary).toContain('Accept-Encoding')
      expect(headers['content-type']?.toLowerCase()).toBe('text/html; charset=utf-8')
    }
    expect((await get('/sample/data.json', { 'Accept-Encoding': 'br' })).headers).not.toHaveProperty('content-encoding')
  })

  test('text without a compressed copy is compressed as it’s sent, and isn’t sent again', async () => {
    for (const path of ['/unpacked/page', '/unpacked/page.txt', '/unpacked/page/data.json']) {
      const plain = await get(path)
      const packed = await get(path, { 'Accept-Encoding': 'gzip' })
      expect([path, plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([
        path,
        undefined,
        'gzip',
      ])
      expect(gunzipSync(packed.body), path).toEqual(plain.body)
      expect(packed.headers.vary, path).toContain('Accept-Encoding')
      const known = { 'Accept-Encoding': 'gzip', 'If-None-Match': packed.headers.etag ?? '' }
      expect([path, (await get(path, known)).status]).toEqual([path, 304])
    }
  })

  test('hashed files are cached permanently, and all others are revalidated and rarely sent again', async () => {
    expect((await get(await findAsset('js'))).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    for (const path of [
      '/sample/page',
      '/sample/page/data.txt',
      `/search-index/titles-${currentVersion.id}-docs.json`,
    ]) {
      const { headers } = await get(path)
      expect([path, headers['cache-control']]).toEqual([path, 'no-cache'])
      const again = await get(path, {
        'If-None-Match': headers.etag ?? '',
        'If-Modified-Since': headers['last-modified'] ?? '',
      })
      expect([path, again.status, again.body.length]).toEqual([path, 304, 0])
    }
  })

  test('every response has the security headers', async () => {
    const security = omit(buildHostRules().headers[0]?.headers ?? {}, ['Cache-Control', 'Content-Security-Policy'])
    expect(security).toHaveProperty('Strict-Transport-Security')
    for (const path of [
      base ? '' : '/',
      '/sample/page',
      '/sample/page/',
      '/icon.svg',
      '/no/such/page',
      await findAsset('js'),
    ]) {
      const { headers } = await get(path)
      for (const [key, value] of Object.entries(security))
        expect([path, key, headers[key.toLowerCase()]]).toEqual([path, key, value])
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
    }
    const { headers } = await get('/api/openapi.json')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  test('the Observatory gives the home page, a documentation page and a missing page at least 135 points', async () => {
    for (const path of [base ? '' : '/', '/docs/getting-started/installation', '/no/such/page']) {
      const marks = markPage(await get(path, { Origin: 'https://a.example' }))
      expect([path, sumMarks(marks) >= 135 ? [] : marks]).toEqual([path, []])
    }
  })

  test("a request for Markdown gets it at the page's own address", async () => {
    const markdown = await get('/sample/page', {
      Accept: 'text/markdown, text/html;q=0.8',
      'Accept-Encoding': 'gzip',
    })
    expect(markdown.headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect(gunzipSync(markdown.body).toString()).toMatch(/^# Page/)
    expect((await get(base ? '' : '/', { Accept: 'text/markdown' })).headers['content-type']).toContain('text/markdown')
    for (const Accept of ['text/html,application/xhtml+xml,*/*;q=0.8', '*/*', 'text/html, text/markdown;q=0.5']) {
      const { headers } = await get('/sample/page', { Accept })
      expect([Accept, headers['content-type']?.toLowerCase()]).toEqual([Accept, 'text/html; charset=utf-8'])
      expect(headers.vary?.split(/, */)).toContain('Accept')
    }
    // A page without Markdown is still sent as HTML.
    expect((await get('/sample/2.0.18', { Accept: 'text/markdown' })).body.toString()).toContain('<title>Dotted')
  })

  test('HEAD requests are allowed, and POST requests are refused', async () => {
    const head = await get('/sample/page', {}, 'HEAD')
    expect([head.status, head.body.length]).toEqual([200, 0])
    expect((await get('/sample/page', {}, 'POST')).status).toBe(405)
  })

  if (!base) {
    test('the smoke test of a published site finds no problems', async () => {
      const { asked, problems } = await smokeTest({ origin: origin(), tree: 'out' })
      expect(problems).toEqual([])
      expect(asked).toBeGreaterThanOrEqual(20)
    })

    test('client navigation works', async ({ page }) => {
      await page.goto(`${origin()}/docs/features/habits`)
      // Before hydration, a click causes a full load, as it should. The framework may be waiting for the reader to do something.
      await page.keyboard.press('Shift')
      await page.waitForLoadState('networkidle')
      await markDocument(page)
      const sidebar = page.getByRole('navigation', { name: 'Documentation', exact: true })
      await sidebar.getByRole('link', { name: 'Journal' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal')
      expect(await isFirstDocument(page)).toBe(true)
    })
  }

  /** Returns a hashed file that the home page refers to. */
  async function findAsset(ending: string): Promise<string> {
    const { body } = await get(base ? '' : '/')
    return new RegExp(`/_next/static/[^"]+\\.${ending}(?=")`).exec(body.toString())?.[0] ?? 'none'
  }
})
