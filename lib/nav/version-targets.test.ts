import { describe, expect, test } from 'vitest'
import type { NavTree } from './nav-tree'
import { findVersionTarget } from './version-targets'

const link = (href: string) => ({ kind: 'link' as const, label: href, href })
const category = (id: string, ...items: NavTree) => ({ kind: 'category' as const, id, label: id, items: [...items] })

const current: NavTree = [
  link('/docs/getting-started/installation'),
  category(
    'features',
    link('/docs/features/habits'),
    category('tasks', link('/docs/features/tasks/subtasks')),
    category('new', link('/docs/features/new/thing')),
  ),
  link('/docs/questions'),
]
const archived: NavTree = [
  link('/docs/1.x/getting-started/installation'),
  category('features', link('/docs/1.x/features/habits'), category('tasks', link('/docs/1.x/features/tasks/overview'))),
]
const target = (slug: string) =>
  findVersionTarget(slug, { version: '2.x', tree: current }, { version: '1.x', tree: archived })

describe('findVersionTarget', () => {
  test('keeps the page when the version has it', () => {
    expect(target('features/habits')).toEqual({ href: '/docs/1.x/features/habits', match: 'same' })
  })

  test('goes to the first page of the same category otherwise', () => {
    expect(target('features/tasks/subtasks')).toEqual({ href: '/docs/1.x/features/tasks/overview', match: 'category' })
  })

  test('climbs to the nearest category that both versions have', () => {
    expect(target('features/new/thing')).toEqual({ href: '/docs/1.x/features/habits', match: 'category' })
  })

  test('ends at the first page of the version', () => {
    expect(target('questions')).toEqual({ href: '/docs/1.x/getting-started/installation', match: 'start' })
  })
})
