import { beforeAll, describe, expect, test } from 'vitest'
import { formatProblems } from '../../source/problem'
import { checkContent } from '../check-content'
import { buildContext } from '../context'
import type { Page } from '../lexer/page'
import { checkProse, createProseChecker, listProseProblems, type ProseChecker } from './check-prose'
import { findTextKind, type ProseFile } from './passage'
import { listContentProse, readCodeProse, readStyleSheetProse } from './read-prose'
import { loadSpelling } from './spelling'

const rules = [
  { id: 'anew', pattern: '\\banew\\b', sense: 'again', write: 'write again', finds: 'x' },
  {
    id: 'cannot',
    pattern: '\\bcannot\\b',
    sense: "can't",
    write: "write can't",
    except: ['legal' as const],
    finds: 'x',
  },
]
let check: ProseChecker

beforeAll(async () => {
  check = await createProseChecker({ rules }, await loadSpelling('cspell.config.yaml'))
})

const path = 'content/docs/2.x/guide/tasks.mdx'
const page = (...body: string[]) =>
  ['---', 'title: Tasks', 'description: Starts anew.', "since: '0.1'", '---', '', ...body, ''].join('\n')

/** Parses content as the check does. */
function readContent(files: Record<string, string>): ProseFile[] {
  const texts = new Map(Object.entries(files))
  const pages: Page[] = []
  checkContent(texts, buildContext(texts, new Set()), pages)
  return listContentProse(pages, texts).map(({ read }) => read())
}

const checkAll = (files: readonly ProseFile[]) => Promise.all(files.map((file) => checkProse(file, check)))
const report = async (files: readonly ProseFile[]) => formatProblems(listProseProblems(await checkAll(files)))
const reportPage = (...body: string[]) =>
  report(readContent({ [path]: page(...body).replace('Starts anew.', 'Starts.') }))

describe('checkProse', () => {
  test('finds spelling, grammar and style in titles, paragraphs, headings, cells, lists and props', async () => {
    const body = [
      '## Begin anew',
      '',
      'You can recieve an list.',
      '',
      '- This is is a colour.',
      '',
      '| Name | Use |',
      '|---|---|',
      '| One | You do not need it |',
      '',
      '<Miniature id="x" caption="Shown anew." />',
    ]
    expect(await report(readContent({ [path]: page(...body) }))).toBe(
      [
        `${path}:9:9  "recieve" isn't in the dictionary  (write receive or relieve or received, or add the word to content/words.txt)`,
        `${path}:9:17  "an" doesn't fit the next word  (write a)`,
        `${path}:11:8  "is is" appears twice  (remove one)`,
        `${path}:15:13  "do not" is too formal here  (write don't)`,
        `${path}:3:21  "anew" isn't how we write (anew: again)  (write again)`,
        `${path}:7:10  "anew" isn't how we write (anew: again)  (write again)`,
        `${path}:17:34  "anew" isn't how we write (anew: again)  (write again)`,
      ].join('\n'),
    )
  })

  test('leaves out code, addresses, tokens, components and quotations', async () => {
    const body = [
      'Type `anew` or "starts anew" in an {product} list, press <Keys id="quick-add" />, and see',
      '[the page](/docs/anew-recieve) or https://example.com/anew.',
      '',
      '```text',
      'anew recieve',
      '```',
    ]
    expect(await reportPage(...body)).toBe('')
  })

  test('reports a sentence that is hard to read', async () => {
    const sentence =
      'Notwithstanding organisational considerations, the synchronisation infrastructure automatically reconciles contradictory modifications originating from simultaneously disconnected installations'
    expect(await reportPage(`${sentence}.`)).toContain(
      'this sentence is hard to read  (split it, or use shorter words)',
    )
  })

  test('keeps legal texts formal', async () => {
    const legal = 'content/pages/terms.mdx'
    const text = page('You cannot and do not share it.').replace('Starts anew.', 'Starts.')
    expect(await report(readContent({ [legal]: text }))).toBe('')
  })

  test('reads values of YAML files, and not their keys', async () => {
    const yaml = 'content/facts/limits.yml'
    const text = [
      '- id: anew',
      '  text: It starts anew.',
      "  note: 'You cannot add more.'",
      '  # Whoever recieves it.',
      '',
    ].join('\n')
    expect(await report(readContent({ [yaml]: text }))).toBe(
      [
        `${yaml}:4:13  "recieves" isn't in the dictionary  (write receives or relieves or receive, or add the word to content/words.txt)`,
        `${yaml}:2:19  "anew" isn't how we write (anew: again)  (write again)`,
        `${yaml}:3:14  "cannot" isn't how we write (cannot: can't)  (write can't)`,
      ].join('\n'),
    )
  })

  test('reads the text of elements, messages and comments in code, but no identifiers', async () => {
    const file = 'components/a.tsx'
    const code = [
      'import { anew } from "./anew cannot"',
      '/** Starts `anew`, and cannot stop.',
      ' * @param anew the list',
      ' */',
      'export const A = ({ anew }: { anew: "You cannot" }) => (',
      '  <p className="is anew here" title="It starts anew">',
      '    You cannot {anew}',
      '  </p>',
      ')',
      "if (!A) throw new Error('The page cannot load')",
    ].join('\n')
    const prose = readCodeProse(file, code, 'interface')
    expect(prose.passages.map(({ kind }) => kind)).toEqual(['comments', 'interface', 'interface', 'messages'])
    expect(await report([prose])).toBe(
      [
        `${file}:2:24  "cannot" isn't how we write (cannot: can't)  (write can't)`,
        `${file}:6:48  "anew" isn't how we write (anew: again)  (write again)`,
        `${file}:7:9  "cannot" isn't how we write (cannot: can't)  (write can't)`,
        `${file}:10:35  "cannot" isn't how we write (cannot: can't)  (write can't)`,
      ].join('\n'),
    )
  })

  test('reads the titles of tests, but not their values or other strings', async () => {
    const file = 'lib/a.test.ts'
    const code = [
      "describe('starts anew', () => {",
      "  test.each(['It cannot'])('cannot be %s, or toAnew', (value) => expect(show('You cannot')).toBe(value))",
      '  test(`is $' + '{anew} is`, async () => {})',
      "  it('shows it anew', () => {})",
      '})',
    ].join('\n')
    const prose = readCodeProse(file, code, 'messages')
    expect(await report([prose])).toBe(
      [
        `${file}:1:18  "anew" isn't how we write (anew: again)  (write again)`,
        `${file}:2:29  "cannot" isn't how we write (cannot: can't)  (write can't)`,
        `${file}:4:16  "anew" isn't how we write (anew: again)  (write again)`,
      ].join('\n'),
    )
  })

  test('reads comments of style sheets', async () => {
    const prose = readStyleSheetProse('components/a.module.css', '.anew {\n  /* Drawn anew. */\n}\n')
    expect(await report([prose])).toBe(
      'components/a.module.css:2:12  "anew" isn\'t how we write (anew: again)  (write again)',
    )
  })

  test('only counts the lines that changed, if asked to', async () => {
    const prose = readStyleSheetProse('a.css', '/* Once anew. */\n/* Twice anew. */\n')
    const problems = listProseProblems(
      await checkAll([prose]),
      (file, kind, line) => file === 'a.css' && kind === 'comments' && line === 2,
    )
    expect(problems.map(({ line }) => line)).toEqual([2])
  })
})

describe('an allowance', () => {
  test('lets one text break one rule, for a reason', async () => {
    const comment = '{/* style-allow anew: a quotation from the statutes */}'
    expect(await reportPage(comment, '', 'It starts anew.')).toBe('')
    expect(await reportPage(comment, '', 'It starts anew.', '', 'And anew.')).toContain(':11:5  "anew"')
    expect(await reportPage(comment, '', 'You cannot start anew.')).toContain('"cannot"')
  })

  test('needs a reason, and must be used', async () => {
    expect(await reportPage('{/* style-allow anew: */}', '', 'It starts anew.')).toContain(
      'this allows "anew" without a reason  (write style-allow anew: and the reason)',
    )
    expect(await reportPage('{/* style-allow anew: why not */}', '', 'It starts again.')).toContain(
      `the next text doesn't break the rule "anew"  (remove the comment)`,
    )
  })

  test('works in YAML and code', async () => {
    const yaml = 'content/facts/limits.yml'
    const text = '# style-allow anew: the name of a book\n- text: It starts anew.\n'
    expect(await report(readContent({ [yaml]: text }))).toBe('')
    const code = '// style-allow anew: the name of a book\nexport const a = <p>Read Anew</p>\n'
    expect(await report([readCodeProse('components/a.tsx', code, 'interface')])).toBe('')
  })

  test('is limited to one in 1,000 words', async () => {
    const allowed = (reason: string) => [`{/* style-allow anew: ${reason} */}`, '', 'It starts anew.', '']
    const text = await reportPage(...allowed('one'), ...allowed('two'))
    expect(text).toContain(':11:1  there are 2 allowances in 8 words, and the limit is 1  (rewrite the text instead)')
  })
})

describe('the texts of the API document', () => {
  test('are those that readers see: descriptions, rows of errors, groups of texts and messages in examples', async () => {
    const lines = [
      'info: { title: Begins anew }',
      'value: { title: It starts anew, message: Sent anew. }',
      'x-errors: [{ cure: Send it anew. }]',
      'x-changelog: [{ changes: [The API starts anew.] }]',
      'x-enum-descriptions: { next: Open anew. }',
      "operationId: 'starts anew'",
    ]
    const text = await report(readContent({ 'content/api/openapi.yaml': `${lines.join('\n')}\n` }))
    expect(text.match(/\d+(?=:\d+ {2}"anew")/g)).toEqual(['1', '2', '3', '4', '5'])
  })
})

test.each([
  ['content/docs/2.x/features/habits.mdx', 'docs'],
  ['content/pages/terms.mdx', 'legal'],
  ['content/miniatures/home-today.yml', 'facts'],
  ['content/api/openapi.yaml', 'api'],
  ['components/ui/Button.tsx', 'interface'],
  ['scripts/check-content.mjs', 'messages'],
  ['README.md', 'documents'],
  ['docs/decisions/README.md', 'documents'],
  ['content/search/queries/words.yml', undefined],
])('%s has texts of the kind %s', (file, kind) => expect(findTextKind(file)).toBe(kind))
