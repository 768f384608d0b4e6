import { expect, test } from '@playwright/test'
import { ask, describeHosts } from './support/hosts'

/** Addresses that a host corrects, and addresses that look similar but could lead a reader to another site. */
describeHosts(({ base, origin, get }) => {
  test('repeated slashes redirect to the address with one slash, and the query is kept', async () => {
    const { pathname: home } = new URL(base || '/', origin())
    const addresses = {
      [`//${base.slice(1)}`]: home,
      [`///${base.slice(1)}`]: home,
      [`/${base}/docs/getting-started/installation`]: `${base}/docs/getting-started/installation`,
      [`//${base}/about`]: `${base}/about`,
      [`${base}/sample//page`]: `${base}/sample/page`,
      [`${base}/sample///page//`]: `${base}/sample/page`,
      [`${base}//sample//page.html`]: `${base}/sample/page`,
      [`${base}/sample/%2Fpage`]: `${base}/sample/page`,
      [`${base}/sample/page%2F`]: `${base}/sample/page`,
      [`${base}//icon.svg`]: `${base}/icon.svg`,
      [`${base}//index.html`]: home,
    }
    for (const [path, to] of Object.entries(addresses)) {
      if (path === home) continue
      for (const query of ['', '?q=a%20b&c=//d']) {
        const { status, headers } = await ask(origin(), path + query)
        expect([path, status, headers.location]).toEqual([path, 301, to + query])
      }
    }
    // A path that's encoded more than it needs to be isn't redirected to itself.
    const { status, headers } = await get('/sample/page.%68tml')
    expect([status, headers.location]).toEqual(status === 200 ? [200, undefined] : [301, `${base}/sample/page`])
    // Slashes in a query don't matter.
    expect((await get('/sample/page?q=//x')).status).toBe(200)
  })

  test('no address redirects to another site or injects a header', async () => {
    const hostile = [
      '//evil.example/',
      '//evil.example',
      '/%5Cevil.example/',
      '/\\evil.example/',
      '//\\evil.example',
      '/\\/evil.example//',
      '/%5C%5Cevil.example//',
      '/%2Fevil.example/',
      '/%2F%2Fevil.example/',
      '/%2F%5Cevil.example//x.html',
      '///evil.example/',
      '//evil.example/%2e%2e/',
      '/.//evil.example/',
      '/x/..//evil.example/',
      '//@evil.example/',
      '/%09/evil.example/',
      '/%0d%0aSet-Cookie:x/',
      '//%0d%0aSet-Cookie:x',
      '/%0a/evil.example//',
    ]
    for (const path of [...hostile, ...hostile.map((path) => base + path)]) {
      const { headers } = await ask(origin(), path)
      const target = new URL(headers.location ?? '/', `${origin()}${base}/`)
      expect([path, target.origin, headers['set-cookie']]).toEqual([path, origin(), undefined])
      expect(headers.location ?? '/', path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
    }
  })

  test('a redirect uses only characters that a header may contain, and means the same path', async () => {
    for (const name of ['%C3%A4', 'uml%C3%A4ut', 'a%23b', 'a%25b', 'a%22b', "a'b", 'a+b&c=d']) {
      const { status, headers } = await get(`/sample/${name}/?q=1`)
      expect([name, status]).toEqual([name, 301])
      expect(headers.location, name).toMatch(/^[\x21-\x7e]*$/)
      const { pathname, search, hash } = new URL(headers.location ?? '', origin())
      expect([decodeURIComponent(pathname), search, hash]).toEqual([
        `${base}/sample/${decodeURIComponent(name)}`,
        '?q=1',
        '',
      ])
    }
    // A question mark could be written as the beginning of a query, so there's no redirect at all.
    expect((await get('/sample/a%3Fb/')).status).toBe(404)
    expect((await get('/sample/uml%C3%A4ut')).body.toString()).toContain('<title>Umlaut')
  })
})
