import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { formatProblems, listFindings } from '../problem'
import { buildContext } from './build-context'
import { checkContent } from './check-content'
import { readContent } from './read-content'

const broken = path.resolve('lib/testing/broken')
const base = readContent(path.join(broken, 'base'))
const fixtures = readdirSync(broken).filter((name) => name !== 'base')

/** Returns the report on the base content with the files of a fixture laid over it. */
function checkFixture(name: string): string {
  const fixture = readContent(path.join(broken, name))
  const files = new Map([...base.files, ...fixture.files])
  const assets = new Set([...base.assets, ...fixture.assets])
  return formatProblems(checkContent(files, buildContext(files, assets)))
}

describe('checkContent', () => {
  test('finds nothing in the base of the broken fixtures', () => expect(checkFixture('base')).toBe(''))

  test.each(fixtures)('reports %s', async (name) => {
    const report = checkFixture(name)
    expect(report).not.toBe('')
    await expect(`${report}\n`).toMatchFileSnapshot(path.join(broken, name, 'report.txt'))
  })

  test('marks problems that only follow from a data file that cannot be read', () => {
    const fixture = readContent(path.join(broken, 'facts-open-quote'))
    const files = new Map([...base.files, ...fixture.files])
    const findings = listFindings(checkContent(files, buildContext(files, base.assets)))
    expect(new Set(findings.map((finding) => finding.path))).toEqual(new Set(['content/facts/shortcuts.yml']))
    expect(findings[0]?.waiting).toBe('2 files wait for this: content/docs/1.x/guide/tasks.mdx and 1 more')
  })

  test('finds CRLF line ends, and counts lines as ever', () => {
    const path = 'content/docs/2.x/guide/habits.mdx'
    const text = (base.files.get(path) ?? '').replace('## Streaks', '#### Streaks').replaceAll('\n', '\r\n')
    const problems = checkContent(new Map([...base.files, [path, text]]), buildContext(base.files, base.assets))
    expect(formatProblems(problems)).toBe(
      [
        `${path}:1:4  the lines end as on Windows (CRLF)  (save the file with LF line ends)`,
        `${path}:13:1  a heading of level 4 follows one of level 1  (write ## in place of ####)`,
      ].join('\n'),
    )
  })

  test('finds nothing in the content of the site', { timeout: 60_000 }, () => {
    const { files, assets } = readContent(process.cwd())
    expect(formatProblems(checkContent(files, buildContext(files, assets)))).toBe('')
  })
})
