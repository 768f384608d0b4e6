import { describe, expect, test } from 'vitest'
import { deferRuntime, hasRuntime, readDeferredFiles, takeData } from './runtime'

const chunk = (name: string) => `/docs/_next/static/chunks/${name}.js`
const script = (name: string) => `<script src="${chunk(name)}" async=""></script>`
const legacy = `<script src="${chunk('old')}" noModule=""></script>`
const draw = (head: string) =>
  `<html><head><meta charset="utf-8"/>${head}<script>first()</script></head><body><p>Text</p></body></html>`

const page = draw(
  `<link rel="preload" as="script" fetchPriority="low" href="${chunk('a')}"/>${script('a')}${script('turbopack-1')}${script('b')}${script('a')}${legacy}`,
)

describe('takeData', () => {
  const push = (entry: string) => `<script>self.__next_f.push(${entry})</script>`
  const first = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
  const withData = (scripts: string) => page.replace('<p>', `${scripts}<p>`)

  test('returns the data as one text, and the page without the data', () => {
    const exported = withData(first + push('[1,"1:\\"a\\u003cb\\"\\n2:"]') + push('[1,"{}\\n"]'))
    expect(hasRuntime(exported)).toBe(true)
    expect(takeData(exported)).toEqual({ html: page, data: '1:"a<b"\n2:{}\n' })
    expect(hasRuntime(page)).toBe(false)
  })

  test.each([first, push('[1,"a"]') + push('[1,"b"]')])('refuses data without a beginning or an end: %s', (scripts) => {
    expect(() => takeData(withData(scripts))).toThrow('there are no data')
  })

  test("refuses data that aren't text, because the file next to the page would be different", () => {
    expect(() => takeData(withData(first + push('[3,"AAAA"]')))).toThrow('these data aren\'t text: [3,"AAAA"]')
  })
})

describe('deferRuntime', () => {
  const data = '/a.txt#sha256-AbC/+='
  const loader = {
    src: '/loader.js',
    integrity: 'sha256-L=',
    textStart: 'start()',
    textRules: 'move()',
    watcher: 'watch()',
  }
  const tools = { loader, data }
  const deferred = deferRuntime(page, { ...tools, sheet: '/a.css', version: '1.x' })
  const files = [data, chunk('a'), chunk('b'), chunk('turbopack-1')]

  test('lists the files for the loader at the end of the body once each, data first, framework start last', () => {
    expect(deferred).toContain(
      `<p>Text</p><script>watch()</script><script src="/loader.js" integrity="sha256-L=" async="" data-files="${files.join(' ')}" data-sheet="/a.css" data-version="1.x"></script></body>`,
    )
  })

  test('lets the list of files be read back', () => {
    const [, list = ''] = /data-files="([^"]*)"/.exec(deferred) ?? []
    expect(readDeferredFiles(list)).toEqual(['/a.txt', chunk('a'), chunk('b'), chunk('turbopack-1')])
    expect(readDeferredFiles(undefined)).toEqual([])
  })

  test('removes all tags that fetch them, but keeps the one for browsers without modules', () => {
    for (const name of ['a', 'b', 'turbopack-1']) expect(deferred).not.toContain(script(name))
    expect(deferred).not.toContain('rel="preload"')
    expect(deferred).toContain(legacy)
  })

  test('inserts the watching script unchanged, including dollar signs', () => {
    const watcher = 'a.replace(x,"$&$1")'
    expect(deferRuntime(page, { loader: { ...loader, watcher }, data })).toContain(`<script>${watcher}</script>`)
  })

  test('fetches the files together with the loader if a page has something to do on arrival', () => {
    const eager = page.replace('<p>', '<p data-runtime="now">')
    const [head = '', body] = deferRuntime(eager, tools).split('</head>')
    for (const name of ['a', 'b', 'turbopack-1']) {
      expect(head).toContain(`<link rel="preload" as="script" href="${chunk(name)}"/>`)
    }
    expect(head).toMatch(/data-wanted=""><\/script>$/)
    expect(body).not.toContain('loader.js')
  })

  test("doesn't paint a page that waits for the runtime until its main element is there", () => {
    const expects = (id: string) => `<link rel="expect" href="#${id}" blocking="render"/>`
    const early = page.replace('<head>', `<head>${expects('navbar')}`)
    expect(deferRuntime(early, tools)).toContain(expects('navbar'))
    expect(deferRuntime(early.replace('<p>', '<p data-runtime="now">'), tools)).toContain(expects('main'))
  })

  test('refuses a page of the framework without its scripts', () => {
    expect(() => deferRuntime(draw(''), tools)).toThrow('there is no script of the framework')
  })

  test.each([script('a'), script('turbopack-1') + script('turbopack-2')])(
    'refuses a page without exactly one script that starts the framework: %s',
    (scripts) => expect(() => deferRuntime(draw(scripts), tools)).toThrow('exactly one script must be named turbopack'),
  )

  test.each([
    `<script src="${chunk('c')}" defer=""></script>`,
    `<link rel="modulepreload" href="${chunk('c')}"/>`,
    `<link rel="preload" as="script" href="${chunk('c')}"/>`,
    `<script>self.__next_f.unshift("${chunk('c')}")</script>`,
  ])('refuses an unknown %s, and explains what to do', (tag) => {
    expect(() => deferRuntime(draw(script('turbopack-1') + tag), tools)).toThrow(
      /isn't understood: .*c\.js.*set deferRuntime to false in lib\/site\/config\.mjs/,
    )
  })
})
