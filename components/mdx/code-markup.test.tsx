import { expect, test } from 'vitest'
import { toCodeMarkup } from './code-markup'

test('writes lines and tokens, and no span that says nothing', () => {
  const lines = [
    <span key="1" data-line="">
      <span className="codeFunction">echo</span>
      <span>{' "a" && b < c'}</span>
    </span>,
    '\n',
    <span key="2" data-line="" className="diff add">
      {1}
    </span>,
  ]
  expect(toCodeMarkup(lines)).toBe(
    '<span data-line=""><span class="codeFunction">echo</span> &quot;a&quot; &amp;&amp; b &lt; c</span>\n' +
      '<span data-line="" class="diff add">1</span>',
  )
})

test.each([
  ['another element', <em key="a">x</em>, 'other than <span> and <mark>'],
  ['a component', <Component key="b" />, 'other than <span> and <mark>'],
  ['another attribute', <span key="c" title="x" />, 'the attribute title'],
])('refuses %s', (_what, node, message) => expect(() => toCodeMarkup(node)).toThrow(message))

function Component() {
  return null
}
