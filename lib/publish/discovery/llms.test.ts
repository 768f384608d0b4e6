import { describe, expect, test } from 'vitest'
import { toUrl } from '../../site/address'
import { toTestEntry } from '../../testing/test-entry'
import { buildLlmsFull, buildLlmsIndex } from './llms'

const pages = [
  toTestEntry({ version: '2.x' }),
  toTestEntry({ href: '/docs/1.x/habits', title: 'Habits (1.x)', isIndexed: false, version: '1.x' }),
  toTestEntry({ kind: 'api', href: '/api/overview', canonical: '/api/overview', title: 'Overview (API)' }),
  toTestEntry({ kind: 'list', href: '/releases', canonical: '/releases', title: 'Releases' }),
  toTestEntry({ kind: 'release', href: '/releases/2.0', canonical: '/releases/2.0', title: '2.0: Threads' }),
]

describe('buildLlmsIndex', () => {
  const index = buildLlmsIndex(pages)

  test('begins with the name and what it is', () => expect(index).toMatch(/^# \S+\n\n> \S/))

  test('leads to the Markdown of current pages, area by area, posts last', () => {
    expect(index).toContain(`## Documentation (2.x)\n\n- [Habits](${toUrl('/docs/habits.md')}): Track what you repeat.`)
    expect(index).toContain(`## Optional\n\n- [2.0: Threads](${toUrl('/releases/2.0.md')})`)
  })

  test('has neither archived pages nor lists', () => {
    expect(index).not.toContain('1.x')
    expect(index).not.toContain('[Releases]')
  })
})

test('buildLlmsFull holds every current page but the posts, each with its address', () => {
  const full = buildLlmsFull(pages, new Map(pages.map(({ href, title }) => [href, `# ${title}\n`])))
  expect(full.match(/^Source: .*$/gm)).toEqual([
    `Source: ${toUrl('/docs/habits')}`,
    `Source: ${toUrl('/api/overview')}`,
  ])
  expect(full).toContain('# Overview (API)')
})
