import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import type { EntryOf } from '@/lib/catalogue/entry'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { openExport } from './export-folder'
import { finishPages } from './finish-pages'
import type { PageSettings } from './make-page'
import { openSheets } from './sheets'

vi.mock('@/lib/site/version-list.mjs', () => import('@/lib/testing/version-list'))

const { at, list, listAll, read, remove, write } = createTempFolder()

/** A small export, as Next writes it: three pages with two sheets, one with a single sheet, and one that only redirects. */
const toHref = (name: string) => `/_next/static/chunks/${name}.css`
const link = (name: string) => `<link rel="stylesheet" href="${toHref(name)}" data-precedence="next"/>`
/** What React takes the page over with, which is also the file that the router fetches. */
const toData = (text: string, sheets: readonly string[]) => `${text}: ${sheets.map(toHref).join()}\n`
const draw = (text: string, sheets: readonly string[]) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${sheets.map(link).join('')}<title>${text}</title><script src="/_next/static/chunks/turbopack-1.js" async=""></script></head>` +
  `<body><main class="a b"><h1 id="top">${text}</h1><p>First words.</p></main><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,${JSON.stringify(toData(text, sheets))}])</script></body></html>`
const exported: Readonly<Record<string, string>> = {
  'index.html': draw('Home', ['a', 'b']),
  'one.html': draw('One', ['a', 'b']),
  'one.txt': toData('One', ['a', 'b']),
  'one/__next._tree.txt': '{"href":"/_next/static/chunks/a.css"}',
  'docs/two.html': draw('Two', ['a', 'b']),
  'single.html': draw('Single', ['a']),
  'old.html':
    '<html><head><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=/one"></head><body></body></html>',
  '_next/static/chunks/a.css': '.a{color:red}',
  '_next/static/chunks/b.css': '.b{color:#00f}',
  '_next/static/chunks/unused.css': '.c{color:green}',
}

const entry: EntryOf<'search'> = {
  kind: 'search',
  href: '/one',
  title: 'One',
  heading: 'One',
  description: 'The first one.',
  trail: [{ label: 'Docs', href: '/docs' }],
  canonical: '/one',
  isIndexed: true,
  keywords: [],
}
const loader = {
  src: '/loader.js',
  integrity: 'sha256-L=',
  textStart: 'start()',
  textRules: 'move()',
  watcher: 'watch()',
}
const settings: PageSettings = {
  basePath: '',
  prePaint: 'prePaint()',
  loader,
  origins: { forms: [], analytics: null },
}
const inputs = { exported, entry, settings, latestVersion: '2.1', codeHash: 'code' }

/** Finishes the pages of an export as a new build does, and returns all its files and how many pages were worked on. */
async function build(changes: Partial<typeof inputs> = {}, kept = at('kept')) {
  const { exported, entry, settings, latestVersion, codeHash } = { ...inputs, ...changes }
  remove('out')
  for (const [name, text] of Object.entries(exported)) write(`out/${name}`, text)
  const site = openExport(at('out'))
  const sheets = openSheets(site, { basePath: settings.basePath, defersRuntime: settings.loader !== undefined })
  const { pages, texts, made } = await finishPages(site, sheets, {
    settings,
    kept,
    codeHash,
    describe: (file) => (file === '/one.html' ? { entry, latestVersion } : undefined),
  })
  sheets.removeUnused()
  const files = Object.fromEntries(site.list().map((name) => [name, site.read(name)]))
  return { site: { files, pages, texts }, made }
}

const withFile = (name: string, text: string) => ({ exported: { ...exported, [name]: text } })
const withPage = (name: string, text: string, sheets: readonly string[]) => ({
  exported: { ...exported, [`${name}.html`]: draw(text, sheets), [`${name}.txt`]: toData(text, sheets) },
})

describe('finishPages', () => {
  test('finishes each page, and reads it once', async () => {
    const { site, made } = await build()
    expect(made).toBe(5)
    expect(site.pages.map(({ file }) => file)).toEqual([
      '/docs/two.html',
      '/index.html',
      '/old.html',
      '/one.html',
      '/single.html',
    ])
    expect(site.pages[3]).toMatchObject({ title: 'One', headings: 1, anchors: ['top'] })
    expect(site.texts.get('/one')).toEqual({
      markdown: '# One\n\nThe first one.\n\nFirst words.\n',
      sections: [{ heading: '', id: '', level: 1, text: 'First words.' }],
    })
    const page = site.files['one.html']
    expect(page).toContain('Content-Security-Policy')
    expect(page).toContain('.b{color:#00f}')
    expect(page).toContain('data-files="/one.txt#sha256-')
    expect(page).toContain('"name":"Docs"')
    expect(page).not.toContain('__next_f.push')
    expect(site.files['docs/two.html']).toContain('data-version="2.x"')
  })

  test('names the merged sheet in the data of a page, and removes unused sheets', async () => {
    const { site } = await build()
    const [merged = ''] = list('out/_next/static/css')
    expect(read(`out/_next/static/css/${merged}`)).toBe('.a{color:red}.b{color:#00f}')
    const href = `/_next/static/css/${merged}`
    expect(site.files['one.txt']).toBe(`One: ${href},${href}\n`)
    expect(site.files['one/__next._tree.txt']).toBe(`{"href":"${href}"}`)
    expect(list('out/_next/static/chunks')).toEqual(['a.css'])
  })

  test('processes no pages if nothing has changed, and writes the same files', async () => {
    const before = await build()
    const after = await build()
    expect(after.made).toBe(0)
    expect(after.site).toEqual(before.site)
  })

  test.each<[what: string, pages: number, changes: Partial<typeof inputs>]>([
    ['the text of a page', 1, withPage('one', 'Uno', ['a', 'b'])],
    ['the sheets of a page', 1, withPage('one', 'One', ['b', 'a'])],
    ['a new page', 1, withPage('new', 'New', ['a', 'b'])],
    ['a page at another address', 1, withPage('one-more', 'One', ['a', 'b'])],
    ['the content of a sheet that pages share', 4, withFile('_next/static/chunks/a.css', '.a{color:tan}')],
    ['the content of one of two sheets', 3, withFile('_next/static/chunks/b.css', '.b{color:tan}')],
    ['the data of a part of a page', 0, withFile('one/__next._tree.txt', '["/_next/static/chunks/a.css"]')],
    ['the title of an entry', 1, { entry: { ...entry, title: 'Uno' } }],
    ['the trail of an entry', 1, { entry: { ...entry, trail: [{ label: 'Help', href: '/docs' }] } }],
    ['a token', 1, { latestVersion: '2.2' }],
    ['the loader', 5, { settings: { ...settings, loader: { ...loader, src: '/other.js' } } }],
    ['whether scripts wait', 5, { settings: { ...settings, loader: undefined } }],
    ['the script before the first paint', 5, { settings: { ...settings, prePaint: 'start()' } }],
    [
      'the origins of the policy',
      5,
      { settings: { ...settings, origins: { forms: ['https://f.example'], analytics: null } } },
    ],
    ['the code', 5, { codeHash: 'other code' }],
  ])(
    'after a change of %s, works on %i pages, and leaves nothing from the earlier build',
    async (_what, pages, changes) => {
      await build()
      const after = await build(changes)
      expect(after.made).toBe(pages)
      expect(after.site).toEqual((await build(changes, at('fresh'))).site)
    },
  )

  test('recreates the result if its file is damaged', async () => {
    const before = await build()
    for (const name of list('kept').slice(0, 2)) writeFileSync(at('kept', name), 'damaged')
    const after = await build()
    expect(after.made).toBe(2)
    expect(after.site).toEqual(before.site)
  })

  test('keeps one result for each page, and removes those of earlier builds', async () => {
    await build()
    const before = listAll('kept')
    await build(withPage('one', 'Uno', ['a', 'b']))
    const after = listAll('kept')
    expect(after).toHaveLength(5)
    expect(after.filter((name) => before.includes(name))).toHaveLength(4)
  })

  test('keeps the data of a page in one file, whose hash is in the page', async () => {
    const { site } = await build()
    const hash = createHash('sha256')
      .update(site.files['one.txt'] ?? '')
      .digest('base64')
    expect(site.files['one.html']).toContain(`"/one.txt#sha256-${hash} `)
    // Next writes no such file for some pages.
    expect(site.files['index.txt']).toContain('Home: ')
  })

  test("refuses data for the router if it doesn't match the page", async () => {
    await expect(build(withFile('one.txt', 'One: another'))).rejects.toThrow(
      "/one.txt isn't what its page contains for React",
    )
  })

  test("names every page that it can't finish", async () => {
    const broken = draw('Broken', ['a']).replace('turbopack-1', 'unknown')
    const failed = build({ exported: { ...exported, 'x.html': broken, 'y.html': broken } })
    await expect(failed).rejects.toThrow(/\/x\.html can't be finished: .*\n.*\/y\.html can't be finished/)
  })
})
