import { expect, test } from 'vitest'
import { toUrl } from '../../site/address'
import { readPage } from '../read-page'
import { buildMarkdownStub, buildRedirectStub } from './redirect-stub'

const redirect = { from: '/docs/old', to: '/docs/habits', kind: 'moved' } as const

test('buildRedirectStub is a whole page that leads on with and without script', () => {
  const html = buildRedirectStub(redirect, 'Habits & "more"')
  const page = readPage('/docs/old.html', html)
  expect(page.title).toBe('Moved: /docs/old')
  expect(page.headings).toBe(1)
  expect(page.references.map(({ kind, url }) => [kind, url])).toEqual([
    ['meta', toUrl('/og/docs/habits.png')],
    ['link', toUrl('/docs/habits')],
    ['refresh', '/docs/habits'],
    ['a', '/docs/habits'],
  ])
  expect(html).toContain('location.replace("/docs/habits"+location.search+location.hash)')
  expect(html).toContain('<meta name="robots" content="noindex, follow">')
})

test('buildMarkdownStub leads to the Markdown of the page, whose title has plain spaces there', () => {
  expect(buildMarkdownStub(redirect, 'In 5\u00a0min')).toContain('[In 5 min](')
  expect(buildMarkdownStub(redirect, 'Habits')).toContain(`[Habits](${toUrl('/docs/habits.md')})`)
})
