import { describe, expect, test } from 'vitest'
import { parseCases, writeReports } from './read-cases'

const base = new Map([['content/a.mdx', '# A\nOne.\nTwo.\nTwo.\n']])

/** Returns the files of the only case in the text. */
function parseFiles(...lines: string[]): Record<string, string> {
  const [only] = parseCases('a.md', ['## A case', ...lines, '```report', '```'].join('\n'), base).cases
  return Object.fromEntries(only?.files ?? [])
}

describe('parseCases', () => {
  test('adds whole files, and changes lines of files in the base', () => {
    const files = parseFiles(
      ...['```text content/b.txt', '## No case', '```'],
      ...['```diff content/a.mdx', '-# A', '+# B', '', ' One.', '+', '+More.', '```'],
    )
    expect(files).toEqual({ 'content/a.mdx': '# B\nOne.\n\nMore.\nTwo.\nTwo.\n', 'content/b.txt': '## No case\n' })
  })

  test('reads what an editor would hide or remove', () => {
    const files = parseFiles('```text content/b.txt bom crlf', 'a:␠', '␉b', '```', '```diff content/a.mdx crlf', '```')
    expect(files['content/b.txt']).toBe('\uFEFFa: \r\n\tb\r\n')
    expect(files['content/a.mdx']).toBe('# A\r\nOne.\r\nTwo.\r\nTwo.\r\n')
  })

  test('reads a block whose fence is longer than those inside it', () => {
    expect(parseFiles('````mdx content/b.mdx', '```bash', 'ls', '```', '````')['content/b.mdx']).toBe(
      '```bash\nls\n```\n',
    )
  })

  test('gives the blocks before the first case only to the cases of that section', () => {
    const report = '```report\nx\n```'
    const text = `# One\n\`\`\`yaml content/b.yml\nb\n\`\`\`\n## First\n${report}\n# Two\n## Second\n${report}\n`
    const { cases } = parseCases('a.md', text, base)
    expect(cases.map(({ title, files }) => [title, files.has('content/b.yml')])).toEqual([
      ['First', true],
      ['Second', false],
    ])
  })

  test('lists the addresses of files in public', () => {
    const { cases } = parseCases('a.md', '## A\n```svg public/a.svg\n```\n```report\n```\n', base)
    expect(cases[0]?.assets).toEqual(new Set(['/a.svg']))
  })

  test.each([
    ['a case without a report', '', /a\.md, "A case": there's no report \(add an empty block/],
    ['two reports', '```report\n```\n```report\n```', /"A case": write one report under each heading/],
    ['an unknown block', '```bash\nls\n```', /"A case": unknown block "bash"/],
    ['an unknown flag', '```diff content/a.mdx utf16\n```', /unknown block "diff content\/a\.mdx utf16"/],
    [
      'a block that never ends',
      '```mdx content/a.mdx\nA\n',
      /"A case": the block ```mdx content\/a\.mdx is never closed/,
    ],
    ['a change to no file', '```diff content/b.mdx\n-A\n```', /"A case": there's no content\/b\.mdx to change/],
    [
      'lines that are missing',
      '```diff content/a.mdx\n-Three.\n```',
      /a\.mdx: the old lines occur 0 times, not once:\nThree\./,
    ],
    ['lines that occur twice', '```diff content/a.mdx\n-Two.\n```', /occur 2 times, not once:\nTwo\./],
    ['new lines without a place', '```diff content/a.mdx\n+New.\n```', /occur 5 times/],
    ['a line without a mark', '```diff content/a.mdx\nOne.\n```', /begin the line "One\." with/],
  ])('refuses %s', (_, blocks, message) => {
    expect(() => parseCases('a.md', `## A case\n\n${blocks}\n`, base)).toThrow(message)
  })
})

test('writeReports changes nothing but the reports', () => {
  const text = '# A\n\n## One\n\n```mdx content/a.mdx\n## B\n```\n\n```report\nold\n```\n\n## Two\n\n```report\n```\n'
  const written = writeReports(text, ['write ```bash\n', 'new\n'])
  expect(written).toBe(
    text
      .replace('```report\nold\n```', '````report\nwrite ```bash\n````')
      .replace(/```report\n```/, '```report\nnew\n```'),
  )
  expect(parseCases('a.md', written, base).cases.map(({ report }) => report)).toEqual(['write ```bash\n', 'new\n'])
})
