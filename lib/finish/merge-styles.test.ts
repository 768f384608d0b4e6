import { describe, expect, test } from 'vitest'
import { listLazyParts, listStylesheets, mergeLazyStyles, mergeStyles } from './merge-styles'

const link = (name: string) => `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`
const page = {
  html: `<head>${link('a')}${link('b')}</head><body><script>self.__next_f.push([1,"[\\"/_next/static/chunks/b.css\\"]"])</script></body>`,
  data: new Map([['docs/x.txt', '{"href":"/_next/static/chunks/a.css"} {"href":"/_next/static/chunks/other.css"}']]),
}

describe('mergeStyles', () => {
  const merged = mergeStyles(page, (sheets) => `/_next/static/css/${sheets.length}.css`)

  test('leaves one link, in the place of the first', () => {
    expect(merged.html).toContain(
      '<head><link rel="stylesheet" href="/_next/static/css/2.css" data-precedence="next"/></head>',
    )
  })

  test('names the merged sheet in the data of the page too, inline and in files', () => {
    expect(merged.html).not.toContain('chunks/')
    expect(merged.data.get('docs/x.txt')).toContain('"/_next/static/css/2.css"')
  })

  test('leaves sheets of others alone', () => expect(merged.data.get('docs/x.txt')).toContain('chunks/other.css'))

  test('leaves out hints at sheets that the page does not show', () => {
    const hints = ':HL["/_next/static/chunks/a.css","style"]\n:HL["/_next/static/chunks/other.css","style"]\n0:[]'
    const { data } = mergeStyles({ ...page, data: new Map([['x.txt', hints]]) }, () => '/one.css')
    expect(data.get('x.txt')).toBe(':HL["/one.css","style"]\n0:[]')
    const inline = String.raw`push([1,":HL[\"/_next/static/chunks/other.css\",\"style\"]\n0:[]"])`
    expect(mergeStyles({ html: page.html + inline, data: new Map() }, () => '/one.css').html).toContain(
      'push([1,"0:[]"])',
    )
  })

  test('leaves out preloads of sheets, which are for pages that are not shown', () => {
    const html = `<link rel="preload" href="/_next/static/chunks/other.css" as="style"/>${page.html}`
    expect(mergeStyles({ html, data: new Map() }, () => '/one.css').html).not.toContain('preload')
  })

  test('says what stands in it, in order', () => {
    expect(merged.sheets).toEqual(['/_next/static/chunks/a.css', '/_next/static/chunks/b.css'])
  })

  test('leaves a page with one sheet as it is', () => {
    const single = { html: link('a'), data: new Map() }
    expect(mergeStyles(single, () => '/never.css')).toMatchObject(single)
  })
})

describe('mergeLazyStyles', () => {
  const load = (...files: string[]) =>
    `e.v(t=>Promise.all(${JSON.stringify(files.map((file) => `static/chunks/${file}`))}.map(t=>e.l(t))).then(()=>t(1)))`
  const script = `[1,${load('a.js', 'a.css', 'b.css')},2,${load('c.js', 'c.css')},3,${load('d.js')}]`
  const merged = mergeLazyStyles(script, (sheets) => `static/css/${sheets.length}.css`)

  test('leaves one sheet for each part, and other files as they are', () => {
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

describe('listStylesheets', () => {
  test('counts a sheet once', () => expect(listStylesheets(link('a') + link('a'))).toHaveLength(1))
})
