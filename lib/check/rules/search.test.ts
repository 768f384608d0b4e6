import { describe, expect, test } from 'vitest'
import { checkContent } from '../check-content'
import { buildContext } from '../context'

const path = 'content/search/starting-points.yml'

/** Returns the problems of that file only, because the rest of the site is missing here. */
function check(source: string): string[] {
  const files = new Map([[path, source]])
  return checkContent(files, buildContext(files, new Set()))
    .filter((problem) => problem.path === path)
    .map(({ line, column, message, fix }) => `${line}:${column} ${message} (${fix})`)
}

describe('checkStartingPoints', () => {
  test('requires pages that exist', () =>
    expect(check('- { label: Habits, href: /docs/features/habits }\n')).toEqual([
      expect.stringMatching(/^1:26 the page \/docs\/features\/habits doesn't exist \(/),
    ]))

  test('requires a label and an address on this site', () => {
    expect(check('- { label: Habits }\n')[0]).toMatch(/^1:3 the field "href" is missing/)
    expect(check('- { label: Habits, href: "https://other.example" }\n')[0]).toMatch(/must be an address of this site/)
  })

  test('allows eight pages at most', () =>
    expect(check('- { label: A, href: /a }\n'.repeat(9)).join('\n')).toMatch(/more than eight pages/))
})
