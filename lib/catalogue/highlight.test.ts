import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { describe, expect, test } from 'vitest'
import type { CodeLanguage } from '../source/api'
import { highlightCode } from './highlight'
import { rehypePlugins } from './mdx/plugins.mjs'

/** One sample for each language, with strings, numbers, keywords, comments and an empty line. */
const samples: [CodeLanguage, string][] = [
  [
    'bash',
    'curl https://api.test/v1/tasks \\\n  -H "Authorization: Bearer $TOKEN" \\\n  -d \'{ "name": "Book" }\' # sent',
  ],
  ['js', "const { data } = await fetch(url + '/tasks', { method: 'POST' })\n\nif (!data) throw new Error(`none`) // 1"],
  [
    'python',
    'import json\n\nwith urlopen(Request(f"{URL}/tasks", data=json.dumps({"a": None}).encode())) as answer:\n    pass',
  ],
  ['ruby', 'require "net/http"\n\nuri = URI("#{BASE}/tasks")\nputs Net::HTTP.get(uri, { "A" => nil }) if true # 1'],
  ['json', '{\n  "data": { "pending": true, "estimate": 15, "note": null, "name": "Book" }\n}'],
]

/** Returns what the pages' own plugins make of a code fence. */
async function compileFence(language: string, code: string): Promise<string> {
  const children: Element['children'] = [{ type: 'text', value: code }]
  const properties = { className: [`language-${language}`] }
  const block: Element = {
    type: 'element',
    tagName: 'pre',
    properties: {},
    children: [{ type: 'element', tagName: 'code', properties, children }],
  }
  const tree: Root = { type: 'root', children: [block] }
  return toLines((await unified().use(rehypePlugins).run(tree)) as Root)
}

function toLines(tree: Root): string {
  const lines: Element[] = []
  visit(tree, 'element', (element) => {
    if ('data-line' in element.properties) lines.push(element)
  })
  return lines.map((line) => toHtml(line)).join('\n')
}

describe('highlightCode', () => {
  test.each(samples)(
    'colours %s as a code block of a page does',
    async (language, code) => {
      // By default, `shiki` gives up on a line after half a second, and the first use of a grammar can take that long on a busy machine.
      await compileFence(language, code)
      expect(toLines(highlightCode(code, language))).toBe(await compileFence(language, code))
    },
    30_000,
  )

  test('makes a <pre> that names its language and carries no styles', () => {
    const html = toHtml(highlightCode('{ "a": 1 }', 'json'))
    expect(html).toMatch(/^<pre data-language="json"><code><span data-line="">/)
    expect(html).not.toContain('style=')
  })

  test('leaves out the line break at the end', () => {
    expect(toLines(highlightCode('{}\n', 'json'))).toBe(toLines(highlightCode('{}', 'json')))
  })
})
