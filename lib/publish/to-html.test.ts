import type { Heading } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, test } from 'vitest'
import { toHtml } from './to-html'

const pageUrl = 'https://site.example/releases/2.1'
const parser = unified().use(remarkParse).use(remarkGfm)
const write = (markdown: string) => toHtml(parser.parse(markdown), { pageUrl })

describe('toHtml', () => {
  test('makes links and images absolute', () => {
    expect(write('[a](/docs/x#y)')).toBe('<p><a href="https://site.example/docs/x#y">a</a></p>')
    expect(write('![a](/images/a.svg)')).toBe('<p><img src="https://site.example/images/a.svg" alt="a"></p>')
  })

  test('links an anchor to the page', () => {
    expect(write('[a](#b)')).toBe('<p><a href="https://site.example/releases/2.1#b">a</a></p>')
  })

  test("doesn't change other addresses", () => {
    expect(write('[a](https://other.example/b)')).toContain('href="https://other.example/b"')
    expect(write('[a](mailto:a@b.example)')).toContain('href="mailto:a@b.example"')
  })

  test("doesn't write ids or classes", () => {
    const heading: Heading = {
      type: 'heading',
      depth: 2,
      children: [{ type: 'text', value: 'Limits' }],
      data: { hProperties: { id: 'set' } },
    }
    expect(toHtml({ type: 'root', children: [heading] }, { pageUrl })).toBe('<h2>Limits</h2>')
    expect(write('```js\na()\n```')).toBe('<pre><code>a()\n</code></pre>')
    expect(write('- [x] a')).not.toContain('class')
  })

  test('keeps the number that a list starts with', () => expect(write('3. a')).toContain('<ol start="3">'))

  test('escapes what looks like a tag, and drops raw HTML', () => {
    expect(write('`<b>` & \\<i>')).toBe('<p><code>&#x3C;b></code> &#x26; &#x3C;i></p>')
    expect(toHtml({ type: 'root', children: [{ type: 'html', value: '<script>' }] }, { pageUrl })).toBe('')
  })
})
