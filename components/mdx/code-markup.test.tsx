import { expect, test } from 'vitest'
import { trustedTypeRules } from '@/lib/browser/pre-paint/trusted-types'
import { toCodeMarkup } from './code-markup'

const code = (
  <code data-language="bash">
    <span data-line="">
      <span className="codeFunction">echo</span>
      <span>{' "a" && b < c'}</span>
    </span>
    {'\n'}
    <span data-line="" className="diff add">
      {1}
    </span>
  </code>
)

test('writes lines and tokens, and no span that says nothing', () => {
  expect(toCodeMarkup(code)).toBe(
    '<span data-line=""><span class="codeFunction">echo</span> "a" &amp;&amp; b &lt; c</span>\n' +
      '<span data-line="" class="diff add">1</span>',
  )
})

test('writes what the security policy of the site takes as markup', () => {
  const markup = toCodeMarkup(code)
  expect(trustedTypeRules.createHTML(markup)).toBe(markup)
})

test.each([
  ['another element', <em key="a">x</em>, '<em>, not only spans'],
  ['a component', <Component key="b" />, 'not only spans'],
  ['another attribute', <span key="c" title="x" />, 'a span with title'],
])('refuses %s', (_what, node, message) => expect(() => toCodeMarkup(node)).toThrow(message))

function Component() {
  return null
}
