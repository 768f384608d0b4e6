import { expect, test } from 'vitest'
import { parseLastUpdated } from './last-updated'

test('parseLastUpdated keeps the newest day of each file', () => {
  const log = '\x002026-11-03\n\ncontent/a.mdx\n\x002026-10-01\n\ncontent/a.mdx\ncontent/b with space.mdx\n'
  expect(parseLastUpdated(log)).toEqual({ 'content/a.mdx': '2026-11-03', 'content/b with space.mdx': '2026-10-01' })
})

test('parseLastUpdated returns nothing for an empty history', () => {
  expect(parseLastUpdated('')).toEqual({})
})
