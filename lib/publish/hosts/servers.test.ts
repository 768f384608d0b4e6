import { describe, expect, test } from 'vitest'
import { toCaddy } from './caddy'
import { toNginx } from './nginx'
import { buildHostRules } from './rules'

/** `e2e/hosts.spec.ts` (full run) tests these files with the servers themselves. The tests here don't need a server. */
const rules = buildHostRules([
  { from: '/old', to: '/new#part', status: 301 },
  { from: '/docs', to: '/docs/start', status: 302 },
])

describe.each([
  ['toNginx', toNginx],
  ['toCaddy', toCaddy],
])('%s', (_name, toConfig) => {
  const config = toConfig(rules)

  test('names its source', () => expect(config).toMatch(/^# Written by `npm run deploy -- files`/))

  test('sets every header of the rules, with each of its values', () => {
    for (const { headers } of rules.headers) {
      for (const [name, value] of Object.entries(headers)) {
        expect(config).toContain(name)
        expect(config).toContain(value)
      }
    }
  })

  test('lists every type, hidden file and redirect', () => {
    for (const type of Object.values({ ...rules.types, ...rules.fileTypes })) expect(config).toContain(type)
    for (const { from } of rules.redirects) expect(config).toContain(from)
    for (const path of rules.hidden) expect(config).toContain(path)
  })

  test('puts everything below a base path', () => {
    const below = toConfig(buildHostRules([{ from: '/docs', to: '/docs/start', status: 302 }], '/previews/one'))
    expect(below).toContain('/previews/one/404.html')
    expect(below).toContain('/previews/one/docs/start')
    expect(below).toContain('/previews/one/_next/static/')
  })
})

describe('toNginx', () => {
  const config = toNginx(rules)

  test('puts the query before the anchor', () => {
    expect(config).toContain('location = "/old" { return 301 "/new$is_args$args#part"; }')
  })

  test('adds headers only in the server, because those of a location would replace them', () => {
    expect(config).not.toMatch(/location [^}\n]*add_header/)
  })

  test('uses the last rule if several match', () => {
    const map = toNginx(
      buildHostRulesWith([
        { path: '/*', headers: { 'X-A': '1' } },
        { path: '/a/*', headers: { 'X-A': '2' } },
        { path: '/a/b.html', headers: { 'X-A': '3' } },
      ]),
    )
    expect(map).toContain('default "1";\n  "~^/a/b\\\\.html$" "3";\n  "~^/a/" "2";')
  })
})

function buildHostRulesWith(headers: typeof rules.headers) {
  return { ...rules, headers }
}
