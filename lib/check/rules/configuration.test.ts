import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { config } from '../../site/config.mjs'
import { formatProblems, type Problem } from '../../source/problem'
import { createReport } from '../report'
import { checkConfiguration, listConfiguredAddresses } from './configuration'

const attack = 'javascript:alert(1)'
const fix = '(write an address that begins with https://)'
const file = 'lib/site/config.mjs'
const source = readFileSync(file, 'utf8')

type Sources = NonNullable<Parameters<typeof listConfiguredAddresses>[0]>
const link = { type: 'external', label: 'Ideas', url: attack } as const

function check(change: Partial<Sources>, texts: Record<string, string> = { [file]: source }): string {
  const problems: Problem[] = []
  const files = new Map(Object.entries(texts))
  const addresses = listConfiguredAddresses({ config, navigation: [], footer: [], ...change })
  checkConfiguration(addresses, files, (path) => createReport(path, files.get(path) ?? '', problems))
  return formatProblems(problems)
}

/** Returns the line and column of a key in the file, which it finds by its text. */
function placeOf(text: string): string {
  const lines = source.split('\n')
  const line = lines.findIndex((candidate) => candidate.includes(text))
  return `${line + 1}:${(lines[line] ?? '').indexOf(text) + 1}`
}

describe('checkConfiguration', () => {
  test('finds nothing in the shipped configuration', () => {
    expect(check({})).toBe('')
    expect(listConfiguredAddresses().filter(({ file }) => file === 'lib/site/navigation.ts').length).toBeGreaterThan(10)
  })

  test.each([
    ['ideaPortal', { ...config, ideaPortal: attack }, 'ideaPortal:'],
    ['social.url', { ...config, social: { ...config.social, url: attack } }, "url: 'https://social."],
    ['repository.url', { ...config, repository: { ...config.repository, url: attack } }, "url: 'https://code."],
    ['slackInvite', { ...config, slackInvite: attack as 'https://' }, 'slackInvite:'],
    ['downloadsUrl', { ...config, downloadsUrl: attack as 'https://' }, 'downloadsUrl:'],
    [
      'analytics.script',
      { ...config, analytics: { domain: 'a.example', script: attack as 'https://' } },
      'script: null }',
    ],
    ['url', { ...config, url: attack as 'https://' }, "url: 'https://dayloom.example'"],
  ])('reports a script as %s', (key, changed, text) => {
    const report = check({ config: changed })
    expect(report).toBe(
      `${file}:${placeOf(text)}  "${key}" begins with javascript:, which a page can't link to  ${fix}`,
    )
  })

  test.each(Object.keys(config.stores) as (keyof typeof config.stores)[])('reports a script as the store %s', (id) => {
    const stores = { ...config.stores, [id]: { ...config.stores[id], url: attack } }
    expect(check({ config: { ...config, stores } })).toContain(`"stores.${id}.url" begins with javascript:`)
  })

  test('reports the links of the navbar and the footer at their text', () => {
    const navigation = [{ type: 'page', label: 'Docs', href: 'data:text/html,x', section: '/docs' } as const]
    const texts = {
      'lib/site/navigation.ts': `[\n  { label: 'Docs', href: 'data:text/html,x' },\n]\n    url: '${attack}'`,
    }
    expect(check({ navigation, footer: [{ title: 'More', links: [link] }] }, texts)).toBe(
      [
        `lib/site/navigation.ts:2:26  the address of "Docs" begins with data:, which a page can't link to  (write a path from the root, such as /docs/features/habits)`,
        `lib/site/navigation.ts:4:10  the address of "Ideas" begins with javascript:, which a page can't link to  ${fix}`,
      ].join('\n'),
    )
  })

  test('reports an address only once if the footer takes it from the configuration', () => {
    const footer = [{ title: 'More', links: [link] }]
    expect(check({ config: { ...config, ideaPortal: attack }, footer }).split('\n')).toHaveLength(1)
  })
})
