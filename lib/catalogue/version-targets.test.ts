import { describe, expect, test } from 'vitest'
import { toDocHref } from '../site/routes'
import { currentVersion, type VersionId } from '../site/versions'
import { archivedVersion as archived } from '../testing/test-content'
import type { NavTree } from '../view'
import { findVersionTarget } from './version-targets'

const link = (version: VersionId, slug: string) => ({
  kind: 'link' as const,
  label: slug,
  href: toDocHref(version, slug),
})
const category = (id: string, ...items: NavTree) => ({ kind: 'category' as const, id, label: id, items: [...items] })

const currentTree: NavTree = [
  link(currentVersion.id, 'getting-started/installation'),
  category(
    'features',
    link(currentVersion.id, 'features/habits'),
    category('tasks', link(currentVersion.id, 'features/tasks/subtasks')),
    category('new', link(currentVersion.id, 'features/new/thing')),
  ),
  link(currentVersion.id, 'questions'),
]
const archivedTree: NavTree = [
  link(archived, 'getting-started/installation'),
  category('features', link(archived, 'features/habits'), category('tasks', link(archived, 'features/tasks/overview'))),
]
const target = (slug: string) =>
  findVersionTarget(slug, { version: currentVersion.id, tree: currentTree }, { version: archived, tree: archivedTree })
const place = (slug: string) => toDocHref(archived, slug)

describe('findVersionTarget', () => {
  test('keeps the page when the version has it', () => {
    expect(target('features/habits')).toEqual({ href: place('features/habits'), match: 'same' })
  })

  test('goes to the first page of the same category otherwise', () => {
    expect(target('features/tasks/subtasks')).toEqual({ href: place('features/tasks/overview'), match: 'category' })
  })

  test('climbs to the nearest category that both versions have', () => {
    expect(target('features/new/thing')).toEqual({ href: place('features/habits'), match: 'category' })
  })

  test('ends at the first page of the version', () => {
    expect(target('questions')).toEqual({ href: place('getting-started/installation'), match: 'start' })
  })
})
