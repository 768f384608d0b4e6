import { expect, test } from 'vitest'
import { insertTextStart } from './text-start'

const layers = '@layer base,components;'
const scripts = { textStart: 'start()', textRules: 'move();' }
const font = '@font-face{font-family:x;src:url(/x.woff2)}'

/** Returns the parts of a page that has these rules for its components, between its start and its end. */
function split(
  rules: string,
  { body = '<main><p class="aa_lead">One<br>two</p><p class="bb_more">Three</p></main>' } = {},
) {
  const css = `${layers}${font}@layer base{p{margin:0}}@layer components{${rules}}`
  const html = `<html class="cc_root"><head><style>${css}</style></head><body>${body}</body></html>`
  const page = insertTextStart(html, scripts)
  const [, first = '', start = '', script = '', rest = '', end = ''] =
    /<style>(.*?)<\/style><\/head>(.*?)<script>(.*?)<\/script><style id="text-start">(.*?)<\/style>(.*)/.exec(page) ??
    []
  return { first, start, rest, script, end }
}

test('the head has the rules for the page up to its first paragraph, and the rest of the rules and the script come at the end of it', () => {
  const { first, start, rest, script, end } = split('.aa_lead{color:red}.bb_more{color:green}')
  expect(first).toContain('.aa_lead')
  expect(first).not.toContain('.bb_more')
  expect(start).toBe('<body><main><p class="aa_lead">One<br>two')
  expect(rest).toContain('.bb_more')
  expect(script).toMatch(/^document\.currentScript\.remove\(\);move\(\);start\(\)$/)
  expect(end).toBe('</p><p class="bb_more">Three</p></main></body></html>')
})

test('the first paragraph of the text counts, rather than one in front of it', () => {
  const body = '<header><p>Bar</p></header><main><p>Crumbs</p><div class="prose"><p>Text</p></div></main>'
  expect(split('', { body }).start).toMatch(/<p>Text$/)
})

test('a page without paragraphs has both at the end of its text', () => {
  expect(split('.aa_lead{color:red}', { body: '<main><h1 class="aa_lead">Title</h1></main>' }).start).toMatch(/<\/h1>$/)
})

test('the names of layers, fonts and layers that would be the same are only in the head', () => {
  const { first, rest } = split('.bb_more{color:green}')
  expect(first).toContain(layers)
  expect(first).toContain('@font-face')
  expect(first).toContain('@layer base{p{margin:0}}')
  expect(rest).toBe('@layer components{.bb_more{color:green}}')
})

test('rules for both parts come a second time, in their order, because equal rules win by order', () => {
  const body = '<main><p class="aa_lead">One</p><p class="bb_more aa_lead">Two</p></main>'
  const { rest } = split('.bb_more{color:green}.aa_lead{color:red}', { body })
  expect(rest).toBe('@layer components{.bb_more{color:green}.aa_lead{color:red}}')
})

test("rules that need an element around both parts come a second time, and those for what has ended before don't", () => {
  const body =
    '<nav class="dd_nav"><a class="ee_link">x</a></nav><main class="ff_main"><p>One</p><p class="bb_more">Two</p></main>'
  const { rest } = split('.dd_nav .ee_link{color:red}.cc_root .bb_more{margin:0}.ff_main .bb_more{color:green}', {
    body,
  })
  expect(rest).toBe('@layer components{.cc_root .bb_more{margin:0}.ff_main .bb_more{color:green}}')
})

test('a page that loads the runtime at once keeps its rules in the head', () => {
  const page = insertTextStart(
    '<head><style>.aa_lead{color:red}.bb_more{color:red}</style><script data-wanted=""></script></head><body><main><p class="bb_more">One</p></main></body>',
    scripts,
  )
  expect(page).toContain('<style>.aa_lead{color:red}.bb_more{color:red}</style>')
  expect(page).toContain('<p class="bb_more">One<script>document.currentScript.remove();start()</script>')
})
