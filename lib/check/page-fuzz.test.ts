import { compile } from '@mdx-js/mdx'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { stringify } from 'yaml'
import { rehypePlugins, remarkPlugins } from '../catalogue/mdx/plugins.mjs'
import { anyText, fuzz, listUnclear } from '../testing/fuzz'
import { readCases } from '../testing/read-cases'
import { checkContent } from './check-content'
import { buildContext } from './context'

vi.mock('../site/version-list.mjs', () => import('../testing/version-list'))

const { files, assets } = readCases().base
const memory = new Map()
const file = 'content/docs/2.x/guide/habits.mdx'
const [, head = '', body = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(files.get(file) ?? '') ?? []

/** Values in YAML, and what people write instead. */
const yaml = fc.oneof(
  fc.jsonValue({ stringUnit: 'binary' }).map((value) => stringify(value).trimEnd()),
  fc.constantFrom(
    '*a',
    '&a b',
    '!!js x',
    '"',
    "'",
    '|',
    '>-',
    '? a',
    '- a',
    '[',
    '{a',
    '2026-13-45',
    '0x1F',
    '1e9',
    '~',
    '#',
    '%',
  ),
  anyText,
)
const fields = [
  'title',
  'description',
  'since',
  'plan',
  'platforms',
  'audience',
  'next',
  'related',
  'keywords',
  'draft',
  'searchBoost',
  'anchorsFrom',
  'redirectFrom',
  '__proto__',
  'constructor',
]
/** The front matter of a page with another value in some of its fields. */
const heads = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...fields), yaml), { selector: ([name]) => name, maxLength: 4 })
  .map((pairs) => {
    const names = pairs.map(([name]) => name)
    const others = head.split('\n').filter((line) => !names.some((name) => line.startsWith(`${name}:`)))
    return [...pairs.map(([name, value]) => `${name}: ${value}`), ...others].join('\n')
  })

/** Pieces of MDX, whole and broken. */
const pieces = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '\n',
      '\n\n',
      ' ',
      '  ',
      '# ',
      '## ',
      '- ',
      '1. ',
      '> ',
      '| ',
      '|---|\n',
      '**',
      '*',
      '_',
      '`',
      '```',
      '```js\n',
      '~~~',
      '---\n',
      '[',
      '](',
      ')',
      '![',
      ']: ',
      '[^1]',
      '[^1]: ',
      '\\',
      '<',
      '>',
      '</',
      '/>',
      '{',
      '}',
      '{/*',
      '*/}',
      '<!--',
      '-->',
      ':::',
      ':::tip\n',
      ':a[',
      '{product}',
      '{nobody}',
      'https://a.example',
      './tasks.mdx',
      '#streaks',
      '&amp;',
      '&#0;',
      '\t',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '<Card title="A">',
      '</Card>',
      '<Cards>',
      '</Cards>',
      '<Tabs group="platform">',
      '<Tab label="A">',
      '</Tab>',
      '</Tabs>',
      '<Steps>',
      '</Steps>',
      '<Keys of="',
      '<Fragment name="x" />',
      '<Nobody />',
      '<a.b />',
      '<a:b>',
      '<script>',
      '<img src=x onerror=a()>',
      '{a()}',
      '{`a`}',
      'import a from "b"',
      'export const a = 1',
      'export default a',
    ),
  },
  { weight: 2, arbitrary: fc.constantFrom('habit', 'Open Quick Add', '10 MB', "don't", '"') },
  { weight: 1, arbitrary: anyText },
)
const bodies = fc.oneof(
  fc.array(pieces, { maxLength: 15 }).map((parts) => parts.join('')),
  fc
    .tuple(fc.nat(body.length), fc.array(pieces, { maxLength: 5 }))
    .map(([at, parts]) => body.slice(0, at) + parts.join('') + body.slice(at)),
)

/** Checks the page with another text. Anything that the check doesn't report has to compile, because the build compiles it next. */
async function checkPage(text: string, toCompile?: string): Promise<void> {
  const changed = new Map(files).set(file, text)
  const problems = checkContent(changed, buildContext(changed, assets, memory))
  expect(listUnclear(problems, changed, assets)).toEqual([])
  if (problems.length === 0 && toCompile !== undefined) await compile(toCompile, { remarkPlugins, rehypePlugins })
}

test('any front matter is accepted, or reported with a line and a fix', async () => {
  await fuzz(heads, (fields) => checkPage(`---\n${fields}---\n${body}`))
})

test('any text of a page compiles, or is reported with a line and a fix', async () => {
  await fuzz(bodies, (text) => checkPage(`---\n${head}---\n${text}`, text))
})

test('any file is a page, or is reported with a line and a fix', async () => {
  await fuzz(fc.oneof(anyText, heads, bodies), (text) => checkPage(text))
})
