import path from 'node:path'
import { expect, test } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { runQuietly, tool } from '../run.mjs'
import { countPlaywright } from './count-results'

const folder = createTempFolder()
const attempt = (...paths: string[]) => ({ attachments: paths.map((path) => ({ name: 'x', path })) })
const spec = (title: string, status: string, ...results: ReturnType<typeof attempt>[]) => ({
  title,
  tests: [{ status, results }],
})

/** A project with its own unit tests. The reporter is the real one. */
async function testUnits(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) folder.write(name, text)
  const reporter = path.resolve('scripts/tools/test/count-results')
  folder.write(
    'vitest.config.ts',
    `import { UnitTestReporter } from '${reporter}'
    export default { test: { globals: true, reporters: [new UnitTestReporter('${folder.at('a/unit.json')}')] } }`,
  )
  const error = await runQuietly(...tool('vitest', 'run', '--root', folder.at())).catch((error: unknown) => error)
  return { error, counts: folder.readJson('a/unit.json') }
}

test('unit tests that pass or are skipped are no failures', async () => {
  const { error, counts } = await testUnits({ 'a.test.ts': "test('a', () => {}); test.skip('b', () => {})" })
  expect(error).toBeUndefined()
  expect(counts).toEqual({ passed: 1, failed: 0, notes: [] })
})

test('the report of the unit tests names failed tests, hooks and files, and errors that no test awaits', async () => {
  const { error, counts } = await testUnits({
    'a.test.ts': `
      describe('group', () => {
        afterAll(() => { throw new Error('no folder\\nmore') })
        test('passes', () => {})
        test('fails', () => expect(1).toBe(2))
      })
      afterAll(() => { throw new Error('no server') })`,
    'b.test.ts': "import './missing'",
    'c.test.ts': "test('passes too', () => { void Promise.reject(new Error('nobody waits')) })",
  })
  expect(error).toBeInstanceOf(Error)
  expect({ ...counts, notes: counts.notes.toSorted() }).toEqual({
    passed: 2,
    failed: 5,
    notes: [
      '        failed: a.test.ts: group > fails',
      '        failed: a.test.ts: group: no folder',
      '        failed: a.test.ts: no server',
      expect.stringMatching(/^ {8}failed: b\.test\.ts: .*\.\/missing/),
      '        failed: outside the tests: nobody waits',
    ],
  })
})

test('countPlaywright names failed tests with the files that they left, and tests that needed a second try', () => {
  const root = process.cwd()
  const suites = [
    {
      title: 'a.spec.ts',
      specs: [spec('fine', 'expected'), spec('slow', 'flaky', attempt(`${root}/test-results/browser/a/1.png`))],
      suites: [
        {
          title: 'inner',
          specs: [
            spec(
              'broken',
              'unexpected',
              attempt(`${root}/test-results/browser/b/1.png`, `${root}/test-results/browser/b/error.md`),
              attempt(`${root}/test-results/browser/b/trace.zip`),
            ),
          ],
        },
      ],
    },
  ]
  expect(countPlaywright({ stats: { expected: 1, unexpected: 1, flaky: 1 }, suites })).toEqual({
    passed: 2,
    failed: 1,
    notes: [
      '        passed at the second try only: a.spec.ts: slow',
      '        failed: inner: broken',
      '          screenshot: test-results/browser/b/1.png',
      '          trace: npx playwright show-trace test-results/browser/b/trace.zip',
    ],
  })
})

test('countPlaywright names ten failed tests and counts the others', () => {
  const specs = Array.from({ length: 12 }, (_, index) => spec(`${index}`, 'unexpected'))
  const { notes } = countPlaywright({
    stats: { expected: 0, unexpected: 12, flaky: 0 },
    suites: [{ title: 'a.spec.ts', specs }],
  })
  expect(notes).toHaveLength(11)
  expect(notes?.at(-1)).toBe('        and 2 more, with their files in test-results')
})
