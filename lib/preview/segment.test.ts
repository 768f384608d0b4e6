import { describe, expect, test } from 'vitest'
import { toPreviewBasePath, toSegment } from './segment'

describe('toSegment', () => {
  test.each([
    ['main', 'main'],
    ['feature/x', 'feature-x'],
    ['Feature/X', 'feature-x'],
    ['dependabot/npm_and_yarn/next-16.4.6', 'dependabot-npm-and-yarn-next-16-4-6'],
    ['-'.padStart(3, 'a'), 'aa'],
    ['fix(search)!', 'fix-search'],
  ])('makes %s the segment %s', (branch, segment) => expect(toSegment(branch)).toBe(segment))

  test('takes accents off', () => expect(toSegment('café')).toBe('cafe'))

  test('tells branches of other alphabets apart', () => {
    expect(toSegment('новое')).toMatch(/^branch-[0-9a-f]{8}$/)
    expect(toSegment('новое')).not.toBe(toSegment('старое'))
    expect(toSegment('x/новое')).toMatch(/^x-[0-9a-f]{8}$/)
    expect(toSegment('!!!')).toMatch(/^branch-[0-9a-f]{8}$/)
  })

  test('cuts long names to one label of a host, and tells them apart', () => {
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
    ['-rf', 'something else'],
    ['a~1', 'one of'],
    ['a:b', 'one of'],
    ['a\\b', 'one of'],
    ['a@{b', 'one of'],
    ['x'.repeat(251), 'longer'],
  ])('refuses %j', (branch, reason) => expect(() => toSegment(branch)).toThrow(reason))

  test('is one segment for whatever it accepts', () => {
    for (const branch of ['a/b/c', "o'neil", '<script>', '$(id)', '%2e%2e', '日本語', 'a&b=c', '"', 'x'.repeat(250)]) {
      expect(toSegment(branch)).toMatch(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/)
    }
  })
})

test('toPreviewBasePath stands below the previews', () => {
  expect(toPreviewBasePath('feature/x')).toBe('/previews/feature-x')
})
