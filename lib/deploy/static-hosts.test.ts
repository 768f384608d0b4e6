import { describe, expect, test } from 'vitest'
import { buildHostRules } from './host-rules'
import { parseRedirectsFile, toHeadersFile, toRedirectsFile } from './static-hosts'

const redirects = [
  { from: '/old', to: '/new#part', status: 301 },
  { from: '/docs', to: '/docs/start', status: 302 },
] as const
const rules = buildHostRules(redirects)

describe('toRedirectsFile', () => {
  test('is read back as it was written', () => expect(parseRedirectsFile(toRedirectsFile(rules))).toEqual(redirects))

  test('names what these hosts cannot do', () =>
    expect(toRedirectsFile(rules)).toContain('Neither can choose by `Accept`'))
})

describe('toHeadersFile', () => {
  test('sets no header twice for an address, which hosts would join', () => {
    const names = toHeadersFile(rules).match(/^ {2}[\w-]+(?=:)/gm) ?? []
    expect(names.filter((name) => name !== '  Cache-Control')).toEqual(
      [...new Set(names)].filter((name) => name !== '  Cache-Control'),
    )
    expect(toHeadersFile(rules)).toMatch(/^\/_next\/static\/\*\n {2}Cache-Control: .*immutable$/m)
  })

  test('stands below a base path', () => {
    expect(toHeadersFile(buildHostRules([], '/previews/one'))).toContain('\n/previews/one/*\n')
  })
})
