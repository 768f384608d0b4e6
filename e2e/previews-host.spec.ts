import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { buildIndexPage } from '../lib/publish/preview/index-page'
import { markPage, sumMarks } from '../lib/publish/verify/observatory'
import { isInstalled, startPreviewsHost } from '../scripts/tools/serve/start-host'
import { ask, type HostReply } from './support/hosts'

/** The rules that deploy/ offers for previews, on a separate server and on the one that serves the site. */
const files = {
  '404.html': '<title>Missing in the site</title>',
  '.well-known/security.txt': 'Contact: mailto:someone@example.com',
  'previews/index.html': '<title>All previews</title>',
  'previews/one.txt': 'data of the start page',
  'previews/one/index.html': '<title>Start</title>',
  'previews/one/404.html': '<title>Missing in the preview</title>',
  'previews/one/page.html': '<title>Page</title>',
  'previews/one/page/data.txt': 'data',
  'previews/one/2.0.1.html': '<title>Dotted</title>',
  'previews/one/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'previews/one/_headers': 'SECRET',
  'previews/one/.env': 'SECRET',
  'previews/one/.well-known/security.txt': 'Contact',
  'previews/one/_next/static/a.js': '0',
  'previews/one/search-worker/a.js': '0',
}
const titleOf = ({ body }: HostReply) => /<title>([^<]*)/.exec(body.toString())?.[1]

for (const isInSite of [false, true]) {
  const title = isInSite ? "previews on the site's server" : 'previews on a separate server'
  test.describe(title, { tag: '@full' }, () => {
    test.describe.configure({ mode: 'default' })
    test.skip(!isInstalled('nginx'), 'nginx is not installed')
    let origin = ''
    const get = (address: string) => ask(origin, address)
    let tree = ''
    let stop = async () => {}

    test.beforeAll(async () => {
      tree = mkdtempSync(path.join(tmpdir(), 'previews-'))
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(path.dirname(path.join(tree, name)), { recursive: true })
        writeFileSync(path.join(tree, name), text)
      }
      const host = await startPreviewsHost(tree, { isInSite })
      origin = host.origin
      stop = host.stop
    })
    test.afterAll(async () => {
      await stop()
      rmSync(tree, { recursive: true, force: true })
    })

    test("every response forbids frames and search engines, and has the site's headers", async () => {
      const page = "frame-ancestors 'none'"
      const policies = {
        '/previews': page,
        '/previews/one': page,
        '/previews/one/page': page,
        '/previews/one/2.0.1': page,
        '/previews/one/no/such/page': page,
        '/previews/one/drawing.svg': "default-src 'none'",
        '/previews/one/page/data.txt': "default-src 'none'",
        '/previews/one.txt': "default-src 'none'",
        '/previews/one/_next/static/a.js': "default-src 'none'",
        '/previews/one/search-worker/a.js': "connect-src 'self'",
      }
      for (const [address, policy] of Object.entries(policies)) {
        const { headers } = await get(address)
        expect([address, headers['x-robots-tag']]).toEqual([address, 'noindex, nofollow'])
        expect([address, headers['x-content-type-options']]).toEqual([address, 'nosniff'])
        expect(headers['strict-transport-security'], address).toContain('max-age')
        expect(headers['content-security-policy'], address).toContain("frame-ancestors 'none'")
        expect(headers['content-security-policy'], address).toContain(policy)
        expect(headers['content-security-policy'] === page, address).toBe(policy === page)
        const isHashed = /_next\/static|search-worker/.test(address)
        expect(headers['cache-control'], address).toMatch(isHashed ? /immutable/ : /^no-cache$/)
      }
    })

    test('a preview, a missing page in it and the list of previews get at least 135 points from the Observatory', async () => {
      const list = { siteName: 'Site', tokens: '', previews: [], toHash: () => 'hash' }
      const bodies = {
        '/previews/one/page': readFileSync('out/about.html'),
        '/previews/one/no/such/page': readFileSync('out/404.html'),
        '/previews': Buffer.from(buildIndexPage(list)),
      }
      for (const [address, body] of Object.entries(bodies)) {
        const marks = markPage({ headers: (await get(address)).headers, body })
        expect([address, sumMarks(marks) >= 135 ? [] : marks]).toEqual([address, []])
      }
    })

    test('pages and files are found', async () => {
      expect(titleOf(await get('/previews'))).toBe('All previews')
      expect(titleOf(await get('/previews/one'))).toBe('Start')
      expect(titleOf(await get('/previews/one/page'))).toBe('Page')
      expect(titleOf(await get('/previews/one/2.0.1'))).toBe('Dotted')
      expect((await get('/previews/one.txt')).body.toString()).toBe('data of the start page')
      expect((await get('/previews/one/.well-known/security.txt')).status).toBe(isInSite ? 404 : 200)
    })

    test('security.txt is served above the previews, as plain text', async () => {
      const { status, headers, body } = await get('/.well-known/security.txt')
      expect([status, headers['content-type'], body.toString()]).toEqual([
        200,
        'text/plain; charset=utf-8',
        'Contact: mailto:someone@example.com',
      ])
    })

    test('missing pages and hidden files get a 404 and the preview’s own page', async () => {
      const missing = ['/no/such/page', '/no.txt', '/_next/static/no.js', '/404', '/_headers', '/page/no']
      for (const address of missing.map((name) => `/previews/one${name}`)) {
        const reply = await get(address)
        expect([address, reply.status, titleOf(reply)]).toEqual([address, 404, 'Missing in the preview'])
      }
      for (const address of ['/previews/one/.env', '/previews/one/.git/config', '/previews/.env']) {
        const reply = await get(address)
        expect([address, reply.status]).toEqual([address, 404])
        expect(reply.body.toString()).not.toContain('SECRET')
      }
      expect((await get('/previews/two')).status).toBe(404)
    })

    test('a page has one address', async () => {
      const addresses = {
        '/previews/': '/previews',
        '/previews/one/': '/previews/one',
        '/previews/one/page/': '/previews/one/page',
        '/previews/one/page.html': '/previews/one/page',
        '/previews/one/index.html': '/previews/one',
        '//previews//one//page': '/previews/one/page',
        '//previews/one/page//': '/previews/one/page',
      }
      for (const [address, to] of Object.entries(addresses)) {
        const { status, headers } = await get(`${address}?q=1`)
        expect([address, status, headers.location]).toEqual([address, 301, `${to}?q=1`])
      }
    })
  })
}
