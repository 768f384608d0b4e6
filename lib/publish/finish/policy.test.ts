import { describe, expect, test } from 'vitest'
import { addPolicy, listInlineScripts } from './policy'

const hash = (text: string) => `#${text}`
const none = { forms: [], analytics: null }
const page = (head: string, body = '') => `<html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`
const policyOf = (html: string) => /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''

describe('addPolicy', () => {
  test('allows the inline scripts of the page, each once, and no others', () => {
    const html = addPolicy(page('<script>a</script>', '<script id="x">b</script><script>a</script>'), hash, none)
    expect(policyOf(html)).toContain("script-src 'self' 'sha256-#a' 'sha256-#b';")
    expect(policyOf(html)).not.toContain('unsafe')
  })

  test('puts the policy after the encoding, and the inline scripts of the head before everything that loads', () => {
    const sheet = '<link rel="stylesheet" href="/a.css"/><script src="/b.js" async=""></script>'
    const data = '<script type="application/ld+json">{}</script>'
    const html = addPolicy(page(`${sheet}${data}<script>a</script>`, '<script>b</script>'), hash, none)
    expect(html.replace(/<meta http-equiv[^>]*>/, '<policy>')).toBe(
      `<html><head><meta charSet="utf-8"/><policy><script>a</script>${sheet}${data}</head><body><script>b</script></body></html>`,
    )
  })

  test('writes the same policy for pages with the same scripts, whatever they show', () => {
    const one = policyOf(addPolicy(page('<script>a</script>', '<p>one'), hash, none))
    expect(policyOf(addPolicy(page('<script>a</script>', '<p>two'), hash, none))).toBe(one)
  })

  test('lets forms and analytics reach the origins that are configured', () => {
    const policy = policyOf(addPolicy(page(''), hash, { forms: ['https://f.example'], analytics: 'https://a.example' }))
    expect(policy).toContain("script-src 'self' https://a.example;")
    expect(policy).toContain("connect-src 'self' https://f.example https://a.example;")
    expect(policy).toContain("form-action 'self' https://f.example;")
  })

  test('refuses a page without a place for it', () => {
    expect(() => addPolicy('<html><body></body></html>', hash, none)).toThrow('no <head>')
  })
})

describe('listInlineScripts', () => {
  test('leaves out files and blocks of data', () => {
    const html =
      '<script src="/a.js"></script><script type="text/plain">x</script><script type="application/ld+json">{}</script>'
    expect(listInlineScripts(`${html}<script type="module">y</script>`)).toEqual(['y'])
  })
})
