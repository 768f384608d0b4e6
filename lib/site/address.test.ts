import { describe, expect, test } from 'vitest'
import { findAddressFault, readScheme, toUrl } from './address'

test('toUrl returns the public address of a page', () => {
  expect(toUrl('/docs/habits')).toMatch(/^https:\/\/[^/]+\/docs\/habits$/)
  expect(toUrl('/')).toMatch(/^https:\/\/[^/]+$/)
})

test('readScheme reads an address as a browser does', () => {
  expect(readScheme(' Java\nScript:alert(1)')).toBe('javascript:')
  expect(readScheme('/docs')).toBeUndefined()
})

/** Addresses that make a browser run text as code, or show someone else's text as a page. */
const hostile = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u0000javascript:alert(1)',
  'javascript://%0aalert(1)',
  'vbscript:run',
  'data:text/html,run',
  'DATA:text/html;base64,AAAA',
  'blob:https://other.example/1',
  'file:///etc/passwd',
  'view-source:https://other.example',
  'ftp://other.example',
  '//other.example',
  '/\\other.example',
  '\\\\other.example',
  'https:other.example',
  'https://other.example/a b',
  'https:///other.example',
  'other.example',
  '',
]

describe('findAddressFault', () => {
  test.each(['link', 'page', 'host', 'scheme'] as const)(
    "refuses anything that isn't a %s, however it's written",
    (kind) => {
      expect(hostile.filter((address) => !findAddressFault(address, kind))).toEqual([])
    },
  )

  test.each([
    ['link', 'https://ideas.example'],
    ['link', 'HTTP://ideas.example/a?b=c#d'],
    ['link', 'mailto:team@ideas.example'],
    ['link', '/ideas'],
    ['page', '/'],
    ['page', '/docs/features/habits'],
    ['host', 'https://files.example'],
    ['scheme', 'name://'],
  ] as const)('accepts the %s %s', (kind, address) => expect(findAddressFault(address, kind)).toBeUndefined())

  test('names the wrong start of the address and its correction', () => {
    expect(findAddressFault('JavaScript:alert(1)', 'link')).toEqual({
      message: "begins with javascript:, which a page can't link to",
      fix: 'write an address that begins with https://',
    })
  })

  test.each([undefined, null, 7, {}])('refuses %j', (value) => expect(findAddressFault(value, 'link')).toBeDefined())
})
