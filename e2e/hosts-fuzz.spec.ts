import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { resolveRequest } from '../lib/publish/hosts/resolve-request'
import { buildHostRules } from '../lib/publish/hosts/rules'
import { parseRedirectsFile } from '../lib/publish/hosts/static-hosts'
import { fuzz } from '../lib/testing/fuzz'
import { ask, describeHosts, type HostReply } from './support/hosts'

const redirects = parseRedirectsFile(readFileSync('out/_redirects', 'utf8'))

/** Parts of addresses: some are the site's, some lead out of it, and some only attackers write. Hosts have samples of all kinds (`support/hosts.ts`). */
const parts = fc.constantFrom(
  ...[
    '/',
    '//',
    '%2F',
    '%2f',
    '.',
    '..',
    '%2e',
    '%2E%2e',
    '\\',
    '%5C',
    '%00',
    '%',
    '%zz',
    '%ff',
    '%c0%ae',
    '%E2%80%AE',
  ],
  ...[
    'sample',
    'page',
    '2.0.18',
    'inner',
    'uml%C3%A4ut',
    'data.txt',
    'docs',
    'old',
    'about',
    'releases',
    '404',
    '_headers',
  ],
  ...[
    '.html',
    '.md',
    '.txt',
    '.gz',
    '.br',
    'index',
    'index.html',
    '.env',
    '.git',
    '.git/config',
    '.well-known',
    '.secret.txt',
  ],
  ...[
    'security.txt',
    '_next/static',
    'previews/one',
    '?',
    '?q=1',
    '&',
    '=',
    '%3F',
    '%23',
    '%20',
    '%09',
    '%0d%0aX-A:1',
    '+',
    ';',
  ],
  ...['@', ':', '*', "'", '~', 'evil.example', 'etc/passwd', 'CON', 'a'.repeat(300)],
)
/** Characters that a request can contain. Clients keep what begins with `#` to themselves, so servers differ in how they read it. */
const printable = fc.string({ unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)) })
const targets = fc
  .array(fc.oneof({ weight: 6, arbitrary: parts }, printable), { maxLength: 8 })
  .map((all) => `/${all.join('')}`)

describeHosts(({ name, base, origin, root, get }) => {
  const rules = buildHostRules(redirects, base)
  const hasFile = (address: string) => {
    try {
      return statSync(path.join(root(), address)).isFile()
    } catch {
      return false
    }
  }
  /** Describes what the rules specify for an address, as `describe` does for a reply. */
  const expected = (decoded: string, query: string) => {
    const answer = resolveRequest(rules, { path: decoded, query, accept: '*/*' }, hasFile)
    return 'redirect' in answer
      ? `${answer.status} ${toMeaning(answer.redirect)}`
      : `${answer.status} ${toDigest(readFileSync(root() + answer.file))}`
  }
  const describe = ({ status, headers, body }: HostReply) =>
    `${status} ${headers.location === undefined ? toDigest(body) : toMeaning(headers.location)}`

  test('any address gets what the rules specify, whatever the host is', async () => {
    await fuzz(
      targets.filter((target) => !target.includes('#')),
      async (target) => {
        const reply = await get(target)
        const [asked = '', ...queries] = (base + target).split('?')
        const query = queries.length > 0 ? `?${queries.join('?')}` : ''
        const decoded = decode(asked)
        // Hosts that work with bytes may still leave out repeated slashes.
        if (decoded === undefined) return assert.ok([301, 400, 404].includes(reply.status), `status ${reply.status}`)
        const known = [expected(decoded, query)]
        const direct = path.posix.normalize(decoded)
        if (/(?:^|\/)\.{1,2}(?:\/|$)/.test(decoded)) {
          // Clients take these steps themselves. If one doesn't, a host refuses the request, has nothing there, or takes the steps.
          if (reply.status === 400) return
          known.push(expected(direct, query), expected(`${direct}/`, query), `301 ${toMeaning(direct + query)}`)
          // Caddy first asks for single slashes, even where the rules have nothing.
          if (name === 'caddy') known.push(`301 ${toMeaning(decoded.replace(/\/{2,}/g, '/') + query)}`)
        }
        // Caddy matches redirects regardless of case, and ignores dots and spaces at the end of the address.
        if (name === 'caddy' && reply.status < 400 && reply.headers.location)
          known.push(expected(decoded.toLowerCase().replace(/[. ]+$/, ''), query))
        const received = describe(reply)
        assert.ok(known.includes(received), `${received} instead of ${known.join(' or ')}`)
      },
      { examples: ['/about\\', '/]/', '/?', '/.', '/sample/..', '/docs..', '//%c0%ae', '/\\//..'] },
    )
  })

  test('no request gets a file from outside the site, redirects to another site, or breaks the host', async () => {
    const header = fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)) })
    const names = [
      'Accept',
      'Accept-Encoding',
      'Range',
      'If-Range',
      'If-None-Match',
      'If-Modified-Since',
      'Referer',
      'X-Forwarded-Host',
    ]
    const values = fc.oneof(
      header,
      fc.constantFrom('bytes=0-', 'bytes=-1,2-3,99-', 'text/markdown', 'gzip;q=0, br', '*', '"', 'W/"a"'),
    )
    const requests = fc.record({
      target: fc.oneof(
        targets,
        printable.map((text) => `/${text}`),
        targets.map((target) => `http://evil.example${target}`),
      ),
      headers: fc.dictionary(fc.constantFrom(...names), values, { maxKeys: 3 }),
      method: fc.constantFrom('GET', 'PUT', 'POST', 'OPTIONS', 'TRACE', 'PROPFIND'),
    })
    await fuzz(requests, async ({ target, headers, method }) => {
      const reply = await ask(origin(), target, headers, method)
      assert.ok(reply.status >= 200 && reply.status < 500, `status ${reply.status}`)
      assert.doesNotMatch(reply.body.toString(), /SECRET|root:x:/)
      assert.equal(reply.headers['x-a'], undefined)
      if (reply.headers.location) assert.equal(new URL(reply.headers.location, `${origin()}/`).origin, origin())
    })
    expect((await get('/sample/page')).status).toBe(200)
  })
})

/** Returns the path as text, or undefined if it isn't text or contains a null byte, which no name can have. */
function decode(text: string): string | undefined {
  try {
    const decoded = decodeURIComponent(text)
    return decoded.includes('\0') ? undefined : decoded
  } catch {
    return undefined
  }
}

/** Returns where a redirect leads. Hosts differ in which characters they encode unnecessarily, and in a "?" without a query. */
function toMeaning(location: string): string {
  const [before = '', ...rest] = location.split('?')
  return [decodeURIComponent(before), rest.join('?')].join(' ? ')
}

const toDigest = (body: Buffer) => createHash('sha256').update(body).digest('hex')
