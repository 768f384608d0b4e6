import { expect, test } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { openExport } from './export-folder'
import { mergeLazyParts, openSheets } from './sheets'

const { at, list, read, write } = createTempFolder()
const load = (...files: string[]) => JSON.stringify(files.map((file) => `static/chunks/${file}`))

/** Writes an export with two parts that are loaded on demand: the palette, and another one. */
function openParts(basePath = '') {
  write(
    '_next/static/chunks/page.js',
    `load(${load('palette.js', 'a.css', 'b.css')});load(${load('other.js', 'c.css')})`,
  )
  write('_next/static/chunks/palette.js', 'draw("data-search-palette")')
  write('_next/static/chunks/other.js', 'draw()')
  for (const name of ['a', 'b', 'c', 'd']) write(`_next/static/chunks/${name}.css`, `.${name}{}`)
  const site = openExport(at())
  return { site, sheets: openSheets(site, { basePath, defersRuntime: true }) }
}

test('merges the sheets of each part, and returns the files of the search palette', () => {
  const { site, sheets } = openParts()
  const files = mergeLazyParts(site, sheets, '')
  const [merged = ''] = list('_next/static/css')
  expect(files).toEqual(['/_next/static/chunks/palette.js', `/_next/static/css/${merged}`])
  expect(read(`_next/static/css/${merged}`)).toBe('.a{}.b{}')
  expect(read('_next/static/chunks/page.js')).toContain(`"static/css/${merged}"`)
})

test('writes addresses with the base path of the site', () => {
  const { site, sheets } = openParts('/previews/x')
  const [script, sheet] = mergeLazyParts(site, sheets, '/previews/x')
  expect(script).toBe('/previews/x/_next/static/chunks/palette.js')
  expect(sheet).toMatch(/^\/previews\/x\/_next\/static\/css\/\w+\.css$/)
})

test.each([
  [true, '.a{color:red}.b{}'],
  [false, '@font-face{font-family:F;src:url(../media/f.woff2)}.a{color:red}.b{}'],
])('leaves fonts to the page if its rules are loaded too: %s', (defersRuntime, expected) => {
  write('_next/static/chunks/a.css', '@font-face{font-family:F;src:url(../media/f.woff2)}.a{color:red}')
  write('_next/static/chunks/b.css', '.b{}')
  const site = openExport(at())
  const href = openSheets(site, { basePath: '', defersRuntime }).merge([
    '/_next/static/chunks/a.css',
    '/_next/static/chunks/b.css',
  ])
  expect(site.read(href)).toBe(expected)
})

test('keeps the sheets that a script named before they were merged, and removes unused ones', () => {
  const { site, sheets } = openParts()
  mergeLazyParts(site, sheets, '')
  sheets.removeUnused()
  expect(list('_next/static/chunks').filter((name) => name.endsWith('.css'))).toEqual(['a.css', 'b.css', 'c.css'])
})

test("stops if it doesn't find the search palette among the parts", () => {
  const { site, sheets } = openParts()
  write('_next/static/chunks/palette.js', 'draw()')
  expect(() => mergeLazyParts(site, sheets, '')).toThrow(
    '0 parts that are loaded on demand contain data-search-palette',
  )
})

test('a merged sheet has the classes that a page of its kind or a script uses, in the order of their layers', () => {
  const link = (name: string) =>
    `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`
  write(
    '_next/static/chunks/a.css',
    '@layer ui,components;.AAAAA0_table{color:red}.AAAAA0_row{color:red}.AAAAA0_cell{color:red}.BBBBB0_card{color:red}',
  )
  write('_next/static/chunks/b.css', '.prose{color:red}._3CC_C0_tabs .prose{color:red}.DDDDD0_menu{color:red}')
  write(
    'one.html',
    `${link('a')}${link('b')}<table class="AAAAA0_table"></table><script>push('"className":"AAAAA0_row"')</script>`,
  )
  write('two.html', `${link('b')}${link('a')}<p class="_3CC_C0_tabs BBBBB0_card"></p>`)
  write('menu.js', 'draw("DDDDD0_menu")')
  const site = openExport(at())
  const hrefs = ['a', 'b'].map((name) => `/_next/static/chunks/${name}.css`)
  const css = site.read(openSheets(site, { basePath: '', defersRuntime: true }).merge(hrefs))
  expect(css).toMatch(/^@layer ui,\s?components;/)
  expect(Array.from(css.matchAll(/\.[\w-]+/g), String)).toEqual([
    '.AAAAA0_table',
    '.AAAAA0_row',
    '.prose',
    '.DDDDD0_menu',
  ])
})
