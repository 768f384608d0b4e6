import { describe, expect, test } from 'vitest'
import { listReportLines, summarize, toAnnotation } from './report'

const problem = {
  path: 'content/docs/2.x/a.mdx',
  line: 3,
  column: 1,
  message: 'the link has no text',
  fix: 'write some',
}

describe('summarize', () => {
  test('counts the files when there is no problem', () =>
    expect(summarize([], 67)).toBe('content check: 67 files, no problems'))
  test('uses the singular', () => expect(summarize([problem], 67)).toBe('content check: 1 problem in 1 file'))
  test('counts all problems, but each faulty file only once', () => {
    const other = { ...problem, path: 'content/docs/2.x/b.mdx' }
    expect(summarize([problem, problem, other], 67)).toBe('content check: 3 problems in 2 files')
  })
})

describe('toAnnotation', () => {
  test('writes a workflow command', () =>
    expect(toAnnotation(problem)).toBe(
      '::error file=content/docs/2.x/a.mdx,line=3,col=1::the link has no text (write some)',
    ))
  test('escapes what would end the command', () => {
    const odd = { ...problem, path: 'content/a,b:c.mdx', message: '2 % of\nit' }
    expect(toAnnotation(odd)).toBe('::error file=content/a%2Cb%3Ac.mdx,line=3,col=1::2 %25 of%0Ait (write some)')
  })
})

describe('listReportLines', () => {
  const line = 'content/docs/2.x/a.mdx:3:1  the link has no text  (write some)'
  const last = 'content check: 1 problem in 1 file'
  test('prints a line for each problem, and a summary', () =>
    expect(listReportLines([problem], 67, false)).toEqual([line, last]))
  test('adds annotations if asked to', () =>
    expect(listReportLines([problem], 67, true)).toEqual([line, toAnnotation(problem), last]))
})
