// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readStartScope } from './search-scope'

vi.mock('../site/version-list.mjs', () => import('../testing/version-list'))

beforeEach(() => localStorage.clear())

describe('readStartScope', () => {
  test.each([
    ['/docs/features/habits', '2.x', 'docs'],
    ['/docs/1.x/features/habits', '1.x', 'docs'],
    ['/api/overview', '2.x', 'api'],
    ['/releases/2.0', '2.x', 'releases'],
    ['/pricing', '2.x', 'site'],
    ['/', '2.x', undefined],
    ['/search', '2.x', undefined],
  ])('on %s searches %s, and %s first', (path, version, near) =>
    expect(readStartScope(path)).toEqual({ version, near }),
  )

  test('uses the remembered version outside the documentation', () => {
    localStorage.setItem('docs-preferred-version-docs', '1.x')
    expect(readStartScope('/pricing').version).toBe('1.x')
    expect(readStartScope('/docs/features/habits').version).toBe('2.x')
  })

  test("drops a remembered version that doesn't exist", () => {
    localStorage.setItem('docs-preferred-version-docs', '"><script>')
    expect(readStartScope('/pricing').version).toBe('2.x')
  })
})
