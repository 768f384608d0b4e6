import { describe, expect, test } from 'vitest'
import {
  inlineStyles,
  listLazyParts,
  listSheets,
  mergeLazyStyles,
  mergeStyles,
  prepareData,
  removeUnused,
  selectRules,
} from './style'

const toLink = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`

const toSheet = (name: string) => `/_next/static/chunks/${name}.css`

describe('mergeStyles', () => {
  const link = (name: string) => toLink(toSheet(name))
  const html = `<head>${link('a')}${link('b')}</head><body><script>self.__next_f.push([1,"[\\"/_next/static/chunks/b.css\\"]"])</script></body>`
  const sheets = { sheets: [toSheet('a'), toSheet('b')], merged: '/_next/static/css/ab.css' }
  const merged = mergeStyles(html, sheets)

  test('leaves one link, in the place of the first', () => {
    expect(merged).toContain(`<head>${toLink('/_next/static/css/ab.css')}</head>`)
  })

  test('uses the merged sheet in the data inside the page too', () => {
    expect(merged).not.toContain('chunks/')
  })

  test("leaves out hints for sheets that the page doesn't use", () => {
    const inline = String.raw`push([1,":HL[\"/_next/static/chunks/other.css\",\"style\"]\n0:[]"])`
    expect(mergeStyles(html + inline, sheets)).toContain('push([1,"0:[]"])')
  })

  test("leaves out preloads of sheets, which are for pages that aren't shown", () => {
    const preload = `<link rel="preload" href="/_next/static/chunks/other.css" as="style"/>`
    expect(mergeStyles(preload + html, sheets)).not.toContain('preload')
  })

  test.each([link('a'), link('a') + link('a')])('leaves a page with one sheet as it is: %s', (html) => {
    expect(listSheets(html)).toEqual([toSheet('a')])
    expect(mergeStyles(html, { sheets: [toSheet('a')], merged: toSheet('a') })).toBe(html)
  })
})

test('listSheets lists the sheets of a page once, in their order', () => {
  const links = ['b', 'a', 'b'].map((name) => toLink(toSheet(name)))
  expect(listSheets(`<head>${links.join('')}</head>`)).toEqual([toSheet('b'), toSheet('a')])
})

describe('prepareData', () => {
  const sheets = { sheets: [toSheet('a'), toSheet('b')], merged: '/one.css' }
  const element = (place: number, name: string) =>
    `["$","link","${place}",{"rel":"stylesheet","href":"${name}","precedence":"next","nonce":"$undefined"}]`
  const own = (place: number) => element(place, toSheet(place % 2 ? 'a' : 'b'))
  const merged = element(0, '/one.css')
  const other = element(1, toSheet('other'))

  test('uses the merged sheet in the data of the page, and keeps the sheets of other pages', () => {
    const data = `{"href":"${toSheet('a')}"} {"href":"${toSheet('other')}"}`
    expect(prepareData(data, sheets)).toBe(`{"href":"/one.css"} {"href":"${toSheet('other')}"}`)
  })

  test("adds one hint for the merged sheet, and none for sheets that the page doesn't use", () => {
    const hints = ['a', 'other', 'b'].map((name) => `:HL["${toSheet(name)}","style"]\n`)
    expect(prepareData(`${hints.join('')}0:[]`, sheets)).toBe(':HL["/one.css","style"]\n0:[]')
  })

  test('keeps the sheet in each segment once, because the router may already show the segments around it', () => {
    const data = `0:[${own(0)},${own(1)},${own(2)}]\n1:[${own(0)},"$L3"]\n3:${own(1)}\n`
    expect(prepareData(data, sheets)).toBe(`0:[${merged},null,null]\n1:[${merged},"$L3"]\n3:null\n`)
  })

  test('keeps the sheet in a segment that also has others', () => {
    const first = element(0, toSheet('other'))
    const data = `0:[${own(0)}]\n1:[${first},${own(1)},${other}]`
    expect(prepareData(data, sheets)).toBe(`0:[${merged}]\n1:[${first},${element(1, '/one.css')},${other}]`)
  })
})

describe('mergeLazyStyles', () => {
  const load = (...files: string[]) =>
    `e.v(t=>Promise.all(${JSON.stringify(files.map((file) => `static/chunks/${file}`))}.map(t=>e.l(t))).then(()=>t(1)))`
  const script = `[1,${load('a.js', 'a.css', 'b.css')},2,${load('c.js', 'c.css')},3,${load('d.js')}]`
  const merged = mergeLazyStyles(script, (sheets) => `static/css/${sheets.length}.css`)

  test("leaves one sheet for each part, and doesn't change other files", () => {
    expect(listLazyParts(merged)).toEqual([
      ['static/chunks/a.js', 'static/css/2.css'],
      ['static/chunks/c.js', 'static/chunks/c.css'],
      ['static/chunks/d.js'],
    ])
  })

  test('leaves the rest of the script alone', () => {
    expect(merged).toBe(script.replace('"static/chunks/a.css","static/chunks/b.css"', '"static/css/2.css"'))
  })
})

const draw = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`

describe('inlineStyles', () => {
  const sheet = '/site/_next/static/css/a.css'
  const css = '.used{color:red}.unused{color:#00f}@font-face{font-family:F;src:url(../media/f.woff2)}'
  const page = draw(toLink(sheet), '<p class="used">Text</p>')
  const inlined = inlineStyles(page, css)

  test('puts the rules in use into the head, with addresses that no longer depend on the sheet', () => {
    expect(inlined.html).toContain('<head><style>.used{color:red}')
    expect(inlined.html).toContain('url(/site/_next/static/media/f.woff2)')
    expect(inlined.html).not.toContain('unused')
  })

  test('leaves the whole sheet to the runtime, and to browsers without script', () => {
    expect(inlined.sheet).toBe(sheet)
    expect(inlined.html).not.toContain(toLink(sheet))
    expect(inlined.html).toContain(`<noscript><link rel="stylesheet" href="${sheet}"/></noscript>`)
  })

  test('leaves a page without a style sheet alone', () => {
    expect(inlineStyles(draw('', ''), '')).toEqual({ html: draw('', '') })
  })
})

describe('removeUnused', () => {
  const css =
    '@layer tokens,parts;@layer tokens{:root{--red:#c91731;--grey:#eee;--gap:1px;--danger:var(--red);--quiet:var(--grey)}}@layer parts{.a{color:var(--danger)}.b{margin:var(--gap)}}'

  test('leaves out classes, and declarations of tokens that nothing refers to', () => {
    expect(removeUnused(css, ['b'], '')).toBe(
      '@layer tokens,parts;@layer tokens{:root{--danger:#c91731}}@layer parts{.a{color:var(--danger)}}',
    )
  })

  test('keeps tokens that a page, a script or another sheet uses', () => {
    expect(removeUnused(css, ['b'], 'var(--gap)')).toContain('{:root{--gap:1px;--danger:#c91731}}')
    expect(removeUnused(css, ['b'], 'var(--quiet)')).toContain('--quiet:#eee')
  })
})

describe('selectRules', () => {
  const select = (css: string, body: string) => selectRules(css, draw('', body))

  test('leaves out rules that apply only while a page is inserted, because the whole sheet is there by then', () => {
    const css = 'html[data-first-screen] .a>:is(p,ul){content-visibility:auto}html[data-theme=dark] .a{color:red}'
    const nested = '@media (height<=1000px){html[data-first-screen] .a{content-visibility:hidden}}'
    expect(select(css + nested, '<p class="a"></p>')).toBe('html[data-theme=dark] .a{color:red}')
  })

  test('keeps rules for elements and for states that a script or the visitor sets', () => {
    const css = 'details[open] summary{color:red}[data-theme=dark] .a:hover{color:red}.a:not(.b){color:red}'
    expect(select(css, '<p class="a">')).toBe('details[open] summary,[data-theme=dark] .a:hover,.a:not(.b){color:red}')
  })

  test('keeps rules inside layers, queries and `@keyframes`, and the order of layers', () => {
    const css =
      '@layer one,two,three;@layer two{.a{animation:1s spin}}@media (width>1px){.b{color:red}}@keyframes spin{to{rotate:1turn}}@layer one{.c{color:red}}'
    const kept = select(css, '<p class="c a">')
    expect(kept).toMatch(/^@layer one,two,three;/)
    expect(kept).toContain('@keyframes spin')
    expect(kept).not.toContain('@media')
  })

  test('drops animations that no rule uses', () => {
    const css =
      '.a{animation:1s spin}.b{animation:1s blink}@keyframes spin{to{rotate:1turn}}@keyframes blink{to{opacity:0}}'
    expect(select(css, '<p class="a">')).toBe('.a{animation:1s spin}@keyframes spin{to{rotate:1turn}}')
  })

  test('drops variables that nothing uses, or that only unused variables use', () => {
    const css = ':root{--a:var(--b);--b:red;--c:#00f;--d:1px;--e:2px}p{color:var(--c)}'
    expect(select(css, '<p style="margin:var(--d)">')).toBe(':root{--c:#00f;--d:1px}p{color:var(--c)}')
  })

  test('inlines tokens that nothing redefines', () => {
    const css =
      '@layer tokens{:root{--red:#c91731;--gap:1px;--navbar:4px;--danger:var(--red)}}@media print{:root{--navbar:0px}}p{margin:var(--gap) var(--navbar);color:var(--danger)}'
    expect(select(css, '<p>')).toBe(
      '@layer tokens{:root{--navbar:4px;--danger:#c91731}}@media print{:root{--navbar:0px}}p{margin:1px var(--navbar);color:var(--danger)}',
    )
  })
})
