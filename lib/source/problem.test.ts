import { describe, expect, test } from 'vitest'
import { formatFinding, listFindings, type Problem } from './problem'

const toProblem = (path: string, cause?: string): Problem => ({
  path,
  line: 3,
  column: 1,
  message: 'is wrong',
  fix: 'correct it',
  ...(cause && { cause }),
})
const data = 'content/facts/shortcuts.yml'

describe('listFindings', () => {
  test('leaves out problems caused by another one, and puts their cause first', () => {
    const problems = [toProblem('content/a.mdx'), toProblem('content/b.mdx', data), toProblem(data)]
    expect(listFindings(problems)).toEqual([
      { ...toProblem(data), waiting: '1 file waits for this: content/b.mdx' },
      toProblem('content/a.mdx'),
    ])
  })

  test('counts each waiting file once', () => {
    const problems = [toProblem('content/b.mdx', data), toProblem('content/b.mdx', data), toProblem(data)]
    expect(listFindings(problems)).toEqual([{ ...toProblem(data), waiting: '1 file waits for this: content/b.mdx' }])
  })

  test('lists the waiting files only with the first problem of their cause', () => {
    const problems = [toProblem('content/b.mdx', data), toProblem(data), { ...toProblem(data), line: 9 }]
    expect(listFindings(problems).map(({ line, waiting }) => [line, waiting !== undefined])).toEqual([
      [3, true],
      [9, false],
    ])
  })
})

describe('formatFinding', () => {
  const line = `${data}:3:1  is wrong  (correct it)`
  test('is one line if no file is waiting', () => expect(formatFinding(toProblem(data))).toEqual([line]))

  test('sums up the waiting files in one line', () => {
    const problems = [toProblem(data), ...['a.mdx', 'b.mdx', 'c.mdx'].map((path) => toProblem(path, data))]
    expect(listFindings(problems).flatMap(formatFinding)).toEqual([line, '  → 3 files wait for this: a.mdx and 2 more'])
  })
})
