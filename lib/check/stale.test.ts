import { expect, test } from 'vitest'
import { currentVersion, isArchived, versions } from '../site/versions'
import { checkContent } from './check-content'
import { buildContext } from './context'
import type { Page } from './lexer/page'
import { listStalePages } from './stale'

const docs = `content/docs/${currentVersion.id}`
const archive = versions.map(({ id }) => id).find(isArchived)
const post = (date: string, text: string, fields = '') => `---\ntitle: Post\ndate: ${date}\n${fields}---\n\n${text}\n`
const page = '---\ntitle: Page\n---\n\nText.\n'

/** Lists the stale pages of these files on 23 November 2026. */
function list(files: Record<string, string>, dates: Record<string, string>) {
  const texts = new Map(Object.entries(files))
  const pages: Page[] = []
  checkContent(texts, buildContext(texts, new Set()), pages)
  return listStalePages(pages, dates, '2026-11-23')
}

test('lists pages that are older than a year and than a post that links to them, the oldest first', () => {
  const files = {
    [`${docs}/features/habits.mdx`]: page,
    [`${docs}/features/tasks.mdx`]: page,
    'content/pages/pricing.mdx': page,
    'content/releases/2.2.mdx': post(
      '2026-02-03',
      '[Habits](/docs/features/habits#streaks) and [tasks][1].\n\n[1]: /docs/features/tasks',
    ),
    'content/releases/2.1.mdx': post('2025-12-01', '[Habits](/docs/features/habits?x)'),
    'content/releases/prices.mdx': post('2025-11-20', '[Prices](/pricing)'),
  }
  const dates = {
    [`${docs}/features/habits.mdx`]: '2025-11-23',
    [`${docs}/features/tasks.mdx`]: '2024-01-01',
    'content/pages/pricing.mdx': '2025-11-19',
  }
  expect(list(files, dates)).toEqual([
    { path: `${docs}/features/tasks.mdx`, day: '2024-01-01', posts: ['content/releases/2.2.mdx'] },
    { path: 'content/pages/pricing.mdx', day: '2025-11-19', posts: ['content/releases/prices.mdx'] },
    {
      path: `${docs}/features/habits.mdx`,
      day: '2025-11-23',
      posts: ['content/releases/2.1.mdx', 'content/releases/2.2.mdx'],
    },
  ])
})

test('counts a page that a post introduces without a link', () => {
  const files = {
    [`${docs}/features/habits.mdx`]: page,
    'content/releases/2.2.mdx': post('2026-02-03', 'Text.', 'introduces: [features/habits]\n'),
  }
  expect(list(files, { [`${docs}/features/habits.mdx`]: '2025-01-01' })).toHaveLength(1)
})

test('leaves out pages that changed within a year or after the post, that no post links to, or that are new', () => {
  const files = {
    [`${docs}/recent.mdx`]: page,
    [`${docs}/later.mdx`]: page,
    [`${docs}/alone.mdx`]: page,
    [`${docs}/new.mdx`]: page,
    'content/releases/2.2.mdx': post('2025-02-03', '[a](/docs/recent) [b](/docs/later) [c](/docs/new)'),
  }
  const dates = {
    [`${docs}/recent.mdx`]: '2025-11-24',
    [`${docs}/later.mdx`]: '2025-02-03',
    [`${docs}/alone.mdx`]: '2024-01-01',
  }
  expect(list(files, dates)).toEqual([])
})

test("leaves out posts that are drafts, because their releases aren't out yet", () => {
  const files = {
    [`${docs}/features/habits.mdx`]: page,
    'content/releases/2.2.mdx': post('2026-02-03', '[Habits](/docs/features/habits)', 'draft: true\n'),
  }
  expect(list(files, { [`${docs}/features/habits.mdx`]: '2025-01-01' })).toEqual([])
})

test('leaves out posts and archived pages, because they describe the past', () => {
  const files = {
    [`content/docs/${archive}/old.mdx`]: page,
    'content/releases/2.1.mdx': post('2024-02-03', 'Text.'),
    'content/releases/2.2.mdx': post('2026-02-03', `[a](/docs/${archive}/old) [b](/releases/2.1)`),
  }
  const dates = { [`content/docs/${archive}/old.mdx`]: '2024-01-01', 'content/releases/2.1.mdx': '2024-02-03' }
  expect(list(files, dates)).toEqual([])
})
