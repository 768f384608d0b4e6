import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { currentVersion } from '../lib/site/versions'
import { ask, describeHosts, type HostReply } from './support/hosts'

/** Requests that no reader's browser would make, and files that an attacker would like to reach or run. */
describeHosts(({ name, base, origin, root, get }) => {
  const isOwn = name === 'own server'
  const isNotFoundPage = ({ body }: HostReply) => body.toString().includes('Page not found')

  test('a path below a file and a path that no disk can store get the not-found page', async () => {
    const segments = { a: 'a'.repeat(256), ä: '%C3%A4'.repeat(200) }
    for (const path of [
      '/robots.txt/x',
      '/index.html/x',
      '/sample/page.html/x',
      `/${segments.a}`,
      `/sample/${segments.a}/x`,
      `/${'a'.repeat(252)}`,
      `/${segments.ä}`,
      `/${'deep/'.repeat(1000)}page`,
    ]) {
      const reply = await get(path)
      expect([path, reply.status, isNotFoundPage(reply)]).toEqual([path, 404, true])
    }
    expect((await get('/sample/page')).status).toBe(200)
  })

  test('a backslash is treated as part of a name, and no file has such a name', async () => {
    for (const path of ['/sample/pa\\ge', '/sample/pa%5Cge', '/\\sample/page', '/sample/page\\', '/\\404']) {
      const reply = await get(path)
      expect([path, reply.status, isNotFoundPage(reply)]).toEqual([path, 404, true])
    }
  })

  test("a path that isn't text is refused, and the server keeps running", async () => {
    for (const path of [
      '/%00',
      '/sample/page%00.html',
      '/%',
      '/%zz/',
      '/%ff',
      '/%c0%ae%c0%ae',
      '/..%2f..%2fetc/passwd',
    ]) {
      const { status } = await get(path)
      expect([path, [400, 404].includes(status)]).toEqual([path, true])
    }
    expect((await get('/sample/page')).status).toBe(200)
  })

  test('range requests get the requested bytes', async () => {
    const plain = (await get('/sample/page/data.txt')).body
    const size = plain.length
    const parts: [string, Buffer][] = [
      ['bytes=-5', plain.subarray(-5)],
      ['bytes=0-0', plain.subarray(0, 1)],
      ['bytes=10-19', plain.subarray(10, 20)],
      [`bytes=${size - 1}-`, plain.subarray(-1)],
      [`bytes=5-${size * 2}`, plain.subarray(5)],
    ]
    for (const [Range, part] of parts) {
      const { status, headers, body } = await get('/sample/page/data.txt', { Range })
      expect([Range, status, headers['content-length']]).toEqual([Range, 206, String(part.length)])
      expect(headers['content-range'], Range).toMatch(new RegExp(`^bytes \\d+-\\d+/${size}$`))
      expect(body.equals(part), Range).toBe(true)
    }
    for (const Range of ['bytes=5-2', `bytes=${size}-`]) {
      const { status, headers, body } = await get('/sample/page/data.txt', { Range })
      expect([Range, status]).toEqual([Range, 416])
      // Caddy gives the size only if a range is valid and begins after the end.
      if (name !== 'caddy' || Range !== 'bytes=5-2') expect(headers['content-range'], Range).toBe(`bytes */${size}`)
      expect(body.includes('A line'), Range).toBe(false)
    }
    for (const Range of ['bytes=x', 'lines=1-2']) {
      const { status } = await get('/sample/page/data.txt', { Range })
      expect([Range, [200, 416].includes(status)]).toEqual([Range, true])
    }
  })

  test('a range whose end is too large for a number ends with the file, or is refused', async () => {
    const plain = (await get('/sample/page/data.txt')).body
    const { status, body } = await get('/sample/page/data.txt', { Range: 'bytes=0-99999999999999999999999999' })
    if (isOwn) expect(status).toBe(206)
    expect([206, 416]).toContain(status)
    expect(body.equals(plain)).toBe(status === 206)
  })

  test('a range is never taken from the compressed copy of a file', async () => {
    const plain = (await get('/sample/page/data.txt')).body
    const { status, headers, body } = await get('/sample/page/data.txt', {
      Range: 'bytes=3-9',
      'Accept-Encoding': 'gzip, br',
    })
    if (name === 'nginx') {
      // It has a compressed copy to send, so it sends all of it.
      expect([status, headers['content-encoding']]).toEqual([200, 'br'])
      expect(brotliDecompressSync(body).equals(plain)).toBe(true)
      return
    }
    expect([status, headers['content-range']]).toEqual([
      206,
      headers['content-encoding'] ? expect.any(String) : `bytes 3-9/${plain.length}`,
    ])
    const ending = headers['content-encoding'] === 'br' ? '.br' : headers['content-encoding'] ? '.gz' : ''
    expect(body.equals(readFileSync(`${root()}${base}/sample/page/data.txt${ending}`).subarray(3, 10))).toBe(true)
  })

  test('a HEAD request gets the same headers as a GET', async () => {
    const { headers } = await get('/sample/page')
    const head = await get('/sample/page', {}, 'HEAD')
    for (const key of ['content-type', 'content-length', 'etag', 'last-modified', 'vary', 'content-security-policy'])
      expect([key, head.headers[key]]).toEqual([key, headers[key]])
    expect(head.body).toHaveLength(0)
  })

  test("a compressed file that hasn't changed isn't sent again", async () => {
    const first = await get('/sample/page', { 'Accept-Encoding': 'gzip' })
    expect(gunzipSync(first.body).toString()).toContain('<title>Page')
    const again = await get('/sample/page', {
      'Accept-Encoding': 'gzip',
      'If-None-Match': first.headers.etag ?? '',
      'If-Modified-Since': first.headers['last-modified'] ?? '',
    })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  test('hidden files are never sent, however the path is written', async () => {
    for (const path of [
      '//_headers',
      '/./_headers',
      '/x/../_headers',
      '/%2e/_headers',
      '/x/%2e%2e/_headers',
      '/%2F_headers',
      '/_headers/',
      '/_headers.html',
      '//_redirects',
      '/sample/../_redirects',
    ]) {
      const reply = await get(path)
      const last = reply.headers.location ? await ask(origin(), reply.headers.location) : reply
      expect([path, last.status, isNotFoundPage(last)]).toEqual([path, 404, true])
    }
  })

  test("files whose name begins with a dot aren't part of the site, except below /.well-known/", async () => {
    const hidden = [
      '/.git/config',
      '/.env',
      '/sample/.secret.txt',
      '/.well-known/.secret.txt',
      '/%2egit/config',
      '/.git',
    ]
    for (const path of [...hidden, '/x/../.env', '/.well-known/../.env', '/.well-known', '/sample/.well-known/x']) {
      const reply = await get(path)
      expect([path, reply.status, isNotFoundPage(reply)]).toEqual([path, 404, true])
    }
    const allowed = await get('/.well-known/security.txt')
    expect([allowed.status, allowed.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  })

  test('only pages may run scripts: every other file has its own policy', async () => {
    const pages = ['/sample/page', '/sample/2.0.18', '/no/such/page']
    for (const path of pages) {
      const { headers } = await get(path)
      expect([path, headers['content-security-policy']]).toEqual([path, "frame-ancestors 'none'"])
    }
    const files = ['/icon.svg', '/sample/script.svg', '/sample/feed.xml', '/sample/data.json', '/sample/page.md']
    for (const path of [...files, '/sample/page/data.txt', '/sample/spec.yaml', '/.well-known/security.txt']) {
      const policy = (await get(path)).headers['content-security-policy']
      expect(policy, path).toContain("default-src 'none'")
      expect(policy, path).toContain("frame-ancestors 'none'")
      expect(policy, path).not.toContain('script-src')
    }
  })

  for (const file of ['script.svg', 'script.xml']) {
    test(`a script in ${file} doesn't run when the file is opened by its address`, async ({ page }) => {
      await page.goto(`${origin()}${base}/sample/${file}`)
      expect(await page.content()).toContain('script')
      await expect(page.locator('[data-ran]')).toHaveCount(0)
    })
  }

  if (!base) {
    test('the search worker runs under its own policy and reads the index', async ({ page }) => {
      const started = page.waitForEvent('worker')
      await page.goto(`${origin()}/search?q=journal`)
      const worker = await started
      await expect(page.getByRole('main').locator('a[href^="/docs/features/journal"]').first()).toBeVisible()
      const titles = `/search-index/titles-${currentVersion.id}-docs.json`
      expect(await worker.evaluate(async (file) => (await fetch(file)).status, titles)).toBe(200)
      const policy = (await ask(origin(), new URL(worker.url()).pathname)).headers['content-security-policy']
      expect(policy).toContain("default-src 'none'")
    })
  }
})
