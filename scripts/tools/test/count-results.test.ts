import { expect, test } from 'vitest'
import { countPlaywright, countVitest } from './count-results'

const attempt = (...paths: string[]) => ({ attachments: paths.map((path) => ({ name: 'x', path })) })
const spec = (title: string, status: string, ...results: ReturnType<typeof attempt>[]) => ({
  title,
  tests: [{ status, results }],
})

test('countVitest reads the counts from the report', () => {
  expect(countVitest({ numPassedTests: 3, numFailedTests: 1 })).toEqual({ passed: 3, failed: 1 })
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
