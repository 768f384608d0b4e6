import { describe, expect, test, vi } from 'vitest'
import { formatFinding, formatProblems, listFindings, type Problem } from '../source/problem'
import { readCases, writeReports } from '../testing/read-cases'
import { checkContent, checkPage } from './check-content'
import { buildContext } from './context'
import type { Page } from './lexer/page'
import { addMissing } from './places'

vi.mock('../site/version-list.mjs', () => import('../testing/version-list'))

const { base, caseFiles } = readCases()

function check({ files, assets }: typeof base): Problem[] {
  return checkContent(files, buildContext(files, assets))
}

describe('checkContent', () => {
  test('reports nothing for the base of the test cases', () => expect(formatProblems(check(base))).toBe(''))

  test('accepts a page that says that it introduces nothing', () => {
    const edits = [
      ['content/docs/2.x/guide/habits.mdx', "since: '0.5'", 'since: none'],
      ['content/releases/0.5.mdx', 'introduces: [guide/habits]\n', ''],
    ] as const
    const changed = edits.map(([path, from, to]) => [path, (base.files.get(path) ?? '').replace(from, to)] as const)
    expect(formatProblems(check({ ...base, files: new Map([...base.files, ...changed]) }))).toBe('')
  })

  test('reports a page of 2 MB', () => {
    const path = 'content/docs/2.x/guide/tasks.mdx'
    const text = `${base.files.get(path)}\n${`${'Sow the seeds. '.repeat(100)}\n\n`.repeat(1400)}`
    expect(formatProblems(check({ ...base, files: new Map(base.files).set(path, text) }))).toMatchInlineSnapshot(
      `"content/docs/2.x/guide/tasks.mdx:1:1  the page has 2,103,439 characters, and the limit is 200,000  (split it, because readers on a slow connection wait for all of it)"`,
    )
  })

  test("marks problems that only follow from a data file that can't be read", () => {
    const path = 'content/facts/shortcuts.yml'
    const text = (base.files.get(path) ?? '').replace('Open Quick Add', "'Open Quick Add")
    const findings = listFindings(check({ ...base, files: new Map([...base.files, [path, text]]) }))
    expect(new Set(findings.map((finding) => finding.path))).toEqual(new Set([path]))
    expect(findings[0]?.waiting).toBe('3 files wait for this: content/docs/1.x/guide/tasks.mdx and 2 more')
  })
})

describe('files that are missing or empty', () => {
  const path = 'content/facts/limits.yml'
  test.each([
    ['missing', new Map([...base.files].filter(([name]) => name !== path))],
    ['empty', new Map(base.files).set(path, '\n')],
  ])('a data file that is %s is one problem, however many pages need it', (_, files) => {
    const own = listFindings(check({ ...base, files: addMissing(files) })).filter(({ path }) => base.files.has(path))
    expect(own.flatMap(formatFinding).join('\n')).toMatchInlineSnapshot(`
      "content/facts/limits.yml:1:1  the file is missing or empty  (every site needs it: get it back with git restore --source HEAD content/facts/limits.yml)
        → 1 file waits for this: content/pages/facts.mdx"
    `)
  })

  test('reports every other file that a site has to have', () => {
    const files = addMissing(new Map())
    expect(listFindings(check({ files, assets: new Set() })).map(({ path }) => path)).toEqual([...files.keys()].sort())
  })
})

describe('damaged files', () => {
  const path = 'content/docs/2.x/guide/habits.mdx'
  const report = (file: string, change: (text: string) => string) => {
    const files = new Map(base.files).set(file, change(base.files.get(file) ?? ''))
    return formatProblems(check({ ...base, files }))
  }

  test('reports text that is nested too deeply', () =>
    expect(report(path, (text) => `${text}\n${'> '.repeat(3000)}Deep.\n`)).toMatch(
      /^content\/docs\/2\.x\/guide\/habits\.mdx:\d+:1 {2}the text is nested more than 100 levels deep {2}\([^\n]*$/,
    ))

  test('reports lost characters and invisible characters', () => {
    expect(report(path, (text) => `${text}\nCaf\uFFFD.\n`)).toContain('the file isn’t UTF-8'.replace('’', "'"))
    expect(report(path, (text) => `${text}\na\u0000b\n`)).toContain('contains the control character U+0000')
  })

  test('reports a link in a field of the facts', () => {
    const facts = 'comparisons:\n  - own:\n      page: /docs/guide/nowhere\n'
    expect(report('content/facts/comparisons.yml', () => facts)).toContain(
      "content/facts/comparisons.yml:3:13  the page /docs/guide/nowhere doesn't exist",
    )
  })
})

describe('checkPage', () => {
  const path = 'content/docs/2.x/guide/habits.mdx'
  const source = base.files.get(path) ?? ''
  const context = buildContext(base.files, base.assets)
  const pages: Page[] = []
  checkContent(base.files, context, pages)
  const report = (text: string) => formatProblems(checkPage(path, text, context, pages).problems)

  test('reports nothing for a page of the base', () => expect(report(`${source}\nMore words.\n`)).toBe(''))

  test('knows the other pages', () => {
    expect(report(`${source}\nSee [nothing](/docs/guide/nothing).\n`)).toContain('/docs/guide/nothing')
  })

  test('checks the page against its own current text', () => {
    expect(report(`${source}\n## Something new\n\nSee [above](#something-new).\n`)).toBe('')
  })

  test('reports the same as the check of everything', () => {
    const broken = source.replace('title: ', 'titel: ')
    const problems = checkContent(new Map([...base.files, [path, broken]]), context)
    expect(report(broken)).toBe(formatProblems(problems.filter((problem) => problem.path === path)))
  })
})

describe.each(caseFiles.map((file) => [file.name, file] as const))('cases/%s', (_, { path, text, cases }) => {
  const toReport = (content: typeof base) => `${formatProblems(check(content))}\n`
  let expected = cases.map(({ report }) => report)

  // With -u, this writes the new reports to the file and passes, so the tests below expect the new reports too.
  test('the file has the reports of the check', async () => {
    const reports = cases.map(toReport)
    await expect(writeReports(text, reports)).toMatchFileSnapshot(path)
    expected = reports
  })

  test.each(cases.map((one, index) => [one.title, one, index] as const))('%s', (_, one, index) => {
    const report = toReport(one)
    expect(report).not.toBe('\n')
    expect(report).toBe(expected[index])
  })
})
