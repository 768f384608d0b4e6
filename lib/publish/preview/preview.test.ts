import { describe, expect, test } from 'vitest'
import { chooseAnalytics, chooseSegment, listSegments, parseManifest, toPreviewBasePath, toSegment } from './preview'

describe('toSegment', () => {
  test.each(['main', 'feature-x', 'fix-2', 'x'])("doesn't change %s", (branch) =>
    expect(toSegment(branch)).toBe(branch),
  )

  test.each([
    ['feature/x', 'feature-x'],
    ['Feature/X', 'feature-x'],
    ['dependabot/npm_and_yarn/next-16.4.6', 'dependabot-npm-and-yarn-next-16-4-6'],
    ['aa-', 'aa'],
    ['fix(search)!', 'fix-search'],
    ['café', 'cafe'],
  ])('makes %s a readable segment with a hash', (branch, words) =>
    expect(toSegment(branch)).toMatch(new RegExp(`^${words}-[0-9a-f]{8}$`)),
  )

  test('distinguishes names that read the same', () => {
    const names = ['feature/x', 'feature-x', 'Feature/X', 'feature_x', 'feature.x', 'feature--x', 'féature-x']
    expect(new Set(names.map(toSegment)).size).toBe(names.length)
  })

  test('never uses the address of the list of all previews', () => {
    expect(toSegment('index')).toMatch(/^index-[0-9a-f]{8}$/)
    expect(listSegments('Index')).not.toContain('index')
  })

  test('distinguishes branches in other alphabets', () => {
    expect(toSegment('новое')).toMatch(/^branch-[0-9a-f]{8}$/)
    expect(toSegment('новое')).not.toBe(toSegment('старое'))
    expect(toSegment('x/новое')).toMatch(/^x-[0-9a-f]{8}$/)
    expect(toSegment('!!!')).toMatch(/^branch-[0-9a-f]{8}$/)
  })

  test('shortens long names to one label of a host name, and keeps them distinct', () => {
    const long = `feature/${'long-'.repeat(38)}end`
    expect(toSegment(long).length).toBeLessThanOrEqual(63)
    expect(toSegment(long)).toMatch(/^feature-(?:long-)+[a-z]*-?[0-9a-f]{8}$/)
    expect(toSegment(long)).not.toBe(toSegment(`${long}ing`))
  })

  test.each([
    ['', 'empty'],
    ['..', 'two dots'],
    ['../../etc', 'two dots'],
    ['a..b', 'two dots'],
    ['.hidden', 'begins with a dot'],
    ['a//b', 'is empty'],
    ['/a', 'is empty'],
    ['a/', 'is empty'],
    ['a.lock', '.lock'],
    ['a.', 'ends with a dot'],
    ['two words', 'space'],
    ['line\nbreak', 'control character'],
    ['nul\0', 'control character'],
    ['-x', 'begins with a hyphen'],
    ['@', 'current commit'],
    ['a~1', 'one of'],
    ['a:b', 'one of'],
    ['a\\b', 'one of'],
    ['a@{b', 'one of'],
    ['x'.repeat(251), 'longer'],
  ])('refuses %j', (branch, reason) => expect(() => toSegment(branch)).toThrow(reason))

  test('returns one segment for any name it accepts', () => {
    for (const branch of ['a/b/c', "o'neil", '<script>', '$(id)', '%2e%2e', '日本語', 'a&b=c', '"', 'x'.repeat(250)]) {
      for (const segment of listSegments(branch)) expect(segment).toMatch(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/)
    }
  })
})

describe('chooseSegment', () => {
  const hashed = toSegment('feature/x')

  test('uses the first choice if nothing is published', () => {
    expect(chooseSegment('feature/x', () => undefined)).toBe(hashed)
  })

  test('keeps the address of a preview published before hashes were used', () => {
    expect(chooseSegment('feature/x', (segment) => (segment === 'feature-x' ? 'feature/x' : undefined))).toBe(
      'feature-x',
    )
  })

  test('uses another address if such a preview already has the first choice', () => {
    const owner = (segment: string) => (segment === 'feature-x' ? 'feature/x' : undefined)
    expect(chooseSegment('feature-x', owner)).toMatch(/^feature-x-[0-9a-f]{8}$/)
  })
})

test('toPreviewBasePath returns a path below the previews', () => {
  expect(toPreviewBasePath('feature-x')).toBe('/previews/feature-x')
})

describe('parseManifest', () => {
  const manifest = { branch: 'feature/x', commit: '0123456', basePath: '/previews/x' }

  test('reads what the build of a preview writes', () => {
    expect(parseManifest(JSON.stringify(manifest))).toEqual(manifest)
  })

  test.each(['', '[]', JSON.stringify({ ...manifest, commit: 'HEAD' })])("doesn't accept %j as a manifest", (text) => {
    expect(parseManifest(text)).toBeUndefined()
  })
})

test('chooseAnalytics loads no script in a preview', () => {
  const configured = { domain: 'site.example', script: 'https://stats.example/script.js' }
  expect(chooseAnalytics(configured, true).script).toBeNull()
  expect(chooseAnalytics(configured, false)).toEqual(configured)
})
