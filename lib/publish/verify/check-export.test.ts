import { describe, expect, test } from 'vitest'
import { readPage } from '../read-page'
import { checkExport } from './check-export'

const origin = 'https://site.example'
const html = (body: string, title = 'T') =>
  `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`

function messages(pages: Record<string, string>, assets: string[] = []) {
  const files = new Set([...Object.keys(pages), ...assets])
  return checkExport(
    Object.entries(pages).map(([file, source]) => readPage(file, source)),
    { files, origin },
  ).map(({ path, message }) => `${path} ${message}`)
}

describe('checkExport', () => {
  test('finds no problems in a good export, even with dots in addresses and with folders next to pages', () => {
    expect(
      messages(
        {
          '/index.html': html('<h1>A</h1><a href="/releases/2.1.13#new">x</a><a href="#top" id="top">y</a>', 'A'),
          '/releases/2.1.13.html': html('<h1 id="new">B</h1><a href="https://site.example/">home</a>', 'B'),
        },
        ['/releases/2.1.13/data.txt'],
      ),
    ).toEqual([])
  })

  test("reports pages that don't exist, including absolute links and assets", () => {
    const page = html(
      '<h1>A</h1><a href="/gone">x</a><a href="https://site.example/lost">y</a><script src="/x.js"></script>',
    )
    expect(messages({ '/index.html': page })).toEqual([
      "out/index.html <a> leads to /gone, which doesn't exist",
      "out/index.html <a> leads to /lost, which doesn't exist",
      "out/index.html <script> leads to /x.js, which doesn't exist",
    ])
  })

  test('reports the same mistake in several links once', () => {
    const page = html('<h1>A</h1><a href="/gone">x</a><a href="/gone">y</a><a href="/lost">z</a>')
    expect(messages({ '/index.html': page })).toEqual([
      "out/index.html <a> leads to /gone, which doesn't exist, 2 times",
      "out/index.html <a> leads to /lost, which doesn't exist",
    ])
  })

  test('reports every address of a `srcset` and the target of a refresh', () => {
    const page = html(
      '<h1>A</h1><meta http-equiv="refresh" content="0; url=/next"><img alt="" width="1" height="1" src="/a.png" srcset="/a.png 1x, /b.png 2x">',
    )
    expect(messages({ '/index.html': page }, ['/a.png'])).toEqual([
      "out/index.html <refresh> leads to /next, which doesn't exist",
      "out/index.html <srcset> leads to /b.png, which doesn't exist",
    ])
  })

  test("reports addresses that aren't encoded properly", () => {
    const page = html('<h1>A</h1><a href="/docs/100%">x</a><a href="#100%">y</a>')
    expect(messages({ '/a.html': page })).toEqual([
      "out/a.html <a> leads to /docs/100%, which doesn't exist",
      'out/a.html no anchor #100% on /a',
    ])
  })

  test("reports anchors that don't exist", () => {
    const pages = {
      '/a.html': html('<h1>A</h1><a href="/b#there">x</a>', 'A'),
      '/b.html': html('<h1 id="here">B</h1>', 'B'),
    }
    expect(messages(pages)).toEqual(['out/a.html no anchor #there on /b'])
  })

  test('refuses a trailing slash, which would redirect', () => {
    expect(messages({ '/a.html': html('<h1>A</h1><a href="/a/">x</a>') })).toEqual([
      "out/a.html <a> leads to /a/, which doesn't exist",
    ])
  })

  test('requires one h1, a unique title and unique ids', () => {
    const pages = { '/a.html': html('<h1 id="x">A</h1><h1 id="x">B</h1>'), '/b.html': html('<h1>B</h1>') }
    expect(messages(pages)).toEqual([
      'out/a.html the page has 2 headings of level 1',
      'out/a.html the ID "x" appears 2 times',
      'out/b.html "T" is also the title of /a.html',
    ])
  })

  test('requires alternative text and a size for every image', () => {
    expect(messages({ '/a.html': html('<h1>A</h1><img src="/i.png">') }, ['/i.png'])).toEqual([
      'out/a.html the image /i.png has no alt',
      'out/a.html the image /i.png has no size',
    ])
  })

  test("reports tokens that weren't replaced, in the text and in text for screen readers", () => {
    const title = 'For {latest}'
    const body =
      '<h1>A</h1><p>About {product} 2 and {product} 3, {id}</p><img alt="{scheme}" src="/i" width="1" height="1">'
    const code = '<script>"{domain}"</script><style>{domain}</style>'
    expect(messages({ '/a.html': html(body + code, title) }, ['/i'])).toEqual([
      'out/a.html the token {latest} is shown as it was typed',
      'out/a.html the token {product} is shown as it was typed',
      'out/a.html the token {scheme} is shown as it was typed',
    ])
  })
})

describe('checkExport of a build for a base path', () => {
  const check = (page: string, isPreview = false) =>
    checkExport([readPage('/index.html', page), readPage('/docs.html', html('<h1>D</h1>', 'D'))], {
      files: new Set(['/index.html', '/docs.html', '/a.png']),
      origin,
      basePath: '/previews/x',
      isPreview,
      folder: 'built',
    }).map(({ path, message }) => `${path} ${message}`)

  test('requires the base path before every root-relative address', () => {
    const image = '<img alt="" width="1" height="1" src="/a.png">'
    expect(check(html(`<h1>A</h1><a href="/docs">x</a>${image}<a href="/previews/xy/docs">y</a>`))).toEqual([
      'built/index.html <a> leads to /docs, outside of the base path /previews/x',
      'built/index.html <img> leads to /a.png, outside of the base path /previews/x',
      'built/index.html <a> leads to /previews/xy/docs, outside of the base path /previews/x',
    ])
  })

  test('finds pages, files and missing ones below it, and published ones at the root', () => {
    const links = ['/previews/x', '/previews/x/docs', '/previews/x/gone', 'docs', `${origin}/docs`, `${origin}/lost`]
    expect(check(html(`<h1>A</h1>${links.map((href) => `<a href="${href}">x</a>`).join('')}`))).toEqual([
      "built/index.html <a> leads to /gone, which doesn't exist",
      'built/index.html <a> leads to /previews/docs, outside of the base path /previews/x',
      "built/index.html <a> leads to /lost, which doesn't exist",
    ])
  })

  test('requires `noindex` on every page of a preview', () => {
    const robots = '<meta name="robots" content="noindex, nofollow">'
    expect(check(html(`${robots}<h1>A</h1>`), true)).toEqual(['built/docs.html a page of a preview has no noindex'])
  })
})
