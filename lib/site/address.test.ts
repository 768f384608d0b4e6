import { expect, test } from 'vitest'
import { toUrl } from './address'

test('toUrl is the public address of a page', () => {
  expect(toUrl('/docs/habits')).toMatch(/^https:\/\/[^/]+\/docs\/habits$/)
  expect(toUrl('/')).toMatch(/^https:\/\/[^/]+\/$/)
})
