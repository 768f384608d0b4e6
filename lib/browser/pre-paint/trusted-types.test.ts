// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest'
import { startTrustedTypes, trustedTypeRules } from './trusted-types'

const { createHTML, createScript, createScriptURL } = trustedTypeRules

describe('trustedTypeRules', () => {
  test.each([
    '<script></script>',
    '<div class="bar" aria-hidden="true"></div>',
    '<span data-line="">a</span>',
    '{"@context":"https://schema.org"}',
  ])('accepts bare markup: %s', (html) => expect(createHTML(html)).toBe(html))

  test.each([
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<div class="a" onclick="b">',
    '<div data-a=b>',
    '<!--',
    '<p',
  ])('refuses other markup: %s', (html) => expect(createHTML(html)).toBeNull())

  test('accepts data as the text of a script, but no code', () => {
    expect(createScript('{"a":[1]}')).toBe('{"a":[1]}')
    expect(createScript('alert(1)')).toBeNull()
  })

  test('accepts only scripts of this site', () => {
    expect(createScriptURL('/_next/static/a.js')).toBe('/_next/static/a.js')
    expect(createScriptURL('//other.example/a.js')).toBeNull()
    expect(createScriptURL('data:text/javascript,alert(1)')).toBeNull()
  })
})

describe('startTrustedTypes', () => {
  test('lets the configured analytics script pass', () => {
    const createPolicy = vi.fn()
    vi.stubGlobal('trustedTypes', { createPolicy })
    startTrustedTypes('https://count.example/a.js')
    const rules = createPolicy.mock.calls[0]?.[1]
    expect(rules.createScriptURL('https://count.example/a.js')).toBe('https://count.example/a.js')
    expect(rules.createScriptURL('https://count.example/b.js')).toBeNull()
    vi.unstubAllGlobals()
  })

  test('does nothing in browsers without trusted types', () => expect(() => startTrustedTypes(null)).not.toThrow())
})
