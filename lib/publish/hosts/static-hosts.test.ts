import { describe, expect, test } from 'vitest'
import { buildHostRules } from './rules'
import { parseRedirectsFile, toGitHubPagesNotes, toHeadersFile, toRedirectsFile } from './static-hosts'

const redirects = [
  { from: '/old', to: '/new#part', status: 301 },
  { from: '/docs', to: '/docs/start', status: 302 },
] as const
const rules = buildHostRules(redirects)

describe('toRedirectsFile', () => {
  test('can be read back unchanged', () => expect(parseRedirectsFile(toRedirectsFile(rules))).toEqual(redirects))

  test("lists what these hosts can't do", () =>
    expect(toRedirectsFile(rules)).toContain('Neither can choose by `Accept`'))
})

describe('toHeadersFile', () => {
  test('never sets a header twice for an address, because a host could join the values', () => {
    const file = toHeadersFile(rules)
    const names = (file.match(/^ {2}[\w-]+(?=:)/gm) ?? []).filter(
      // A content type is set for single files only, and for each of them once.
      (name) => !/^ {2}(?:Cache-Control|Content-Security-Policy|Content-Type)$/.test(name),
    )
    expect(names).toEqual([...new Set(names)])
    expect(file).toMatch(/^\/_next\/static\/\*\n {2}Cache-Control: .*immutable$/m)
  })

  test('lists the type of a file whose extension suggests another one', () => {
    expect(toHeadersFile(rules)).toContain('\n/releases/feed.json\n  Content-Type: application/feed+json\n')
    expect(toGitHubPagesNotes(rules)).toContain('`/releases/feed.json` should be `application/feed+json`')
  })

  test('gives pages a policy that lets them run, and a strict one to files that could run scripts', () => {
    const file = toHeadersFile(rules)
    const [everywhere = ''] = file.split(/\n(?=\/_next)/)
    expect(everywhere).toContain("\n  Content-Security-Policy: frame-ancestors 'none'\n")
    expect(everywhere).not.toContain('sandbox')
    for (const ending of ['svg', 'xml'])
      expect(file).toMatch(
        new RegExp(`^/\\*\\.${ending}\\n  Content-Security-Policy: default-src 'none'.*sandbox$`, 'm'),
      )
    expect(file).not.toContain('/*.js\n')
  })

  test('puts everything below a base path', () => {
    expect(toHeadersFile(buildHostRules([], '/previews/one'))).toContain('\n/previews/one/*\n')
  })
})

describe.each([
  ['toHeadersFile', toHeadersFile],
  ['toGitHubPagesNotes', toGitHubPagesNotes],
])('%s', (_name, toText) => {
  test("lists what the host can't refuse or redirect", () => {
    expect(toText(rules)).toMatch(/name begins with a dot/i)
    expect(toText(rules)).toMatch(/two\s+slashes in a row/)
  })
})
