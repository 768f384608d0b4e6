import { describe, expect, test } from 'vitest'
import { withBasePath, withoutBasePath } from './base-path'

describe('withBasePath', () => {
  test('puts the base path before a root-relative address', () => {
    expect(withBasePath('/docs#a', '/previews/x')).toBe('/previews/x/docs#a')
    expect(withBasePath('/', '/previews/x')).toBe('/previews/x')
  })

  test('changes nothing at the root of a host', () => {
    expect(withBasePath('/docs', '')).toBe('/docs')
    expect(withBasePath('/', '')).toBe('/')
  })

  test.each(['https://other.example/a', '//other.example/a', '#part', '?q=1', 'mailto:a@b.example', 'a.png'])(
    'leaves %s alone',
    (href) => expect(withBasePath(href, '/previews/x')).toBe(href),
  )
})

describe('withoutBasePath', () => {
  test('returns the address within the site', () => {
    expect(withoutBasePath('/previews/x/docs', '/previews/x')).toBe('/docs')
    expect(withoutBasePath('/previews/x', '/previews/x')).toBe('/')
    expect(withoutBasePath('/docs', '')).toBe('/docs')
  })

  test("doesn't change the address of another site whose name begins the same way", () => {
    expect(withoutBasePath('/previews/x-y/docs', '/previews/x')).toBe('/previews/x-y/docs')
  })
})
