import { expect, test } from 'vitest'
import { formatProblems } from '../source/problem'
import { checkContent } from './check-content'
import { buildContext } from './context'
import { readContent } from './read-content'

test('the check finds no problems in the content of the site', { timeout: 60_000 }, () => {
  const { files, assets } = readContent(process.cwd())
  expect(formatProblems(checkContent(files, buildContext(files, assets)))).toBe('')
})
