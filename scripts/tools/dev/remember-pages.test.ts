import { describe, expect, test } from 'vitest'
import { checkContent } from '@/lib/check/check-content'
import { buildContext } from '@/lib/check/context'
import { parsePage } from '@/lib/check/lexer/parse-page'
import { readCases } from '@/lib/testing/read-cases'
import { rememberPages } from './remember-pages'

const { base, caseFiles } = readCases()
const cases = [{ ...base, title: 'the base' }, ...caseFiles.flatMap((file) => file.cases)]

describe('rememberPages', () => {
  const parsed: string[] = []
  const parse = rememberPages((...args) => {
    parsed.push(args[0])
    return parsePage(...args)
  })

  test.each(cases)('the check finds the same with pages it has seen: $title', ({ files, assets }) => {
    const context = buildContext(files, assets)
    const expected = checkContent(files, context)
    expect(checkContent(files, context, parse)).toEqual(expected)
    parsed.length = 0
    expect(checkContent(files, context, parse)).toEqual(expected)
    expect(parsed).toEqual([])
  })

  test('parses a page again when its text has changed', () => {
    const file = 'content/docs/2.x/guide/habits.mdx'
    const context = buildContext(base.files, base.assets)
    checkContent(base.files, context, parse)
    parsed.length = 0
    checkContent(new Map([...base.files, [file, `${base.files.get(file)}\nMore.\n`]]), context, parse)
    expect(parsed).toEqual([file])
  })
})
