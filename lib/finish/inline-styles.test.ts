import { describe, expect, test } from 'vitest'
import { inlineStyles, selectRules } from './inline-styles'

const sheet = '/site/_next/static/css/a.css'
const link = `<link rel="stylesheet" href="${sheet}" data-precedence="next"/>`
const draw = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`

describe('inlineStyles', () => {
  const css = '.used{color:red}.unused{color:#00f}@font-face{font-family:F;src:url(../media/f.woff2)}'
  const page = draw(link, '<p class="used">Text</p>')
  const inlined = inlineStyles(page, (href) => (href === sheet ? css : ''))

  test('puts the rules in use into the head, with addresses that no longer depend on the sheet', () => {
    expect(inlined.html).toContain('<head><style>.used{color:red}')
    expect(inlined.html).toContain('url(/site/_next/static/media/f.woff2)')
    expect(inlined.html).not.toContain('unused')
  })

  test('leaves the whole sheet to the runtime, and to browsers without script', () => {
    expect(inlined.sheet).toBe(sheet)
    expect(inlined.html).not.toContain(link)
    expect(inlined.html).toContain(`<noscript><link rel="stylesheet" href="${sheet}"/></noscript>`)
  })

  test('leaves a page without a style sheet alone', () => {
    expect(inlineStyles(draw('', ''), () => '')).toEqual({ html: draw('', '') })
  })
})

describe('selectRules', () => {
  const select = (css: string, body: string) => selectRules(css, draw('', body))

  test('keeps states that script or the visitor sets, and rules for elements', () => {
    const css = 'details[open] summary{color:red}[data-theme=dark] .a:hover{color:red}.a:not(.b){color:red}'
    expect(select(css, '<p class="a">')).toBe('details[open] summary,[data-theme=dark] .a:hover,.a:not(.b){color:red}')
  })

  test('keeps rules inside of layers, queries and keyframes, and the order of layers', () => {
    const css =
      '@layer one,two,three;@layer two{.a{animation:1s spin}}@media (width>1px){.b{color:red}}@keyframes spin{to{rotate:1turn}}@layer one{.c{color:red}}'
    const kept = select(css, '<p class="c a">')
    expect(kept).toMatch(/^@layer one,two,three;/)
    expect(kept).toContain('@keyframes spin')
    expect(kept).not.toContain('@media')
  })

  test('drops variables that nothing uses, those used by such variables included', () => {
    const css = ':root{--a:var(--b);--b:red;--c:#00f;--d:1px;--e:2px}p{color:var(--c)}'
    expect(select(css, '<p style="margin:var(--d)">')).toBe(':root{--c:#00f;--d:1px}p{color:var(--c)}')
  })
})
