import { describe, expect, test, vi } from 'vitest'
import { toDocHref } from '../site/routes'
import { currentVersion, type VersionId } from '../site/versions'
import { renew } from '../source/memo.mjs'
import { archivedVersion as archived, setUpTestContent, testContent } from '../testing/test-content'
import { describeCurrent, type NavTree } from '../view'
import { getEntry } from './entries'
import { findArchivedNotice, findVersionTarget, listVersionOptions } from './version-targets'

// Search engines may list these archived pages, unlike those of other tests.
vi.mock('../site/version-list.mjs', () => ({
  versions: [
    { id: '2.x', label: '2.x' },
    { id: '1.x', label: '1.x' },
  ],
  archives: { '1.x': { lastRelease: '1.30', banner: '' } },
}))

const rewrite = setUpTestContent()

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

test('a moved page and its archived version lead to each other', () => {
  const replacement = { title: 'New', redirectFrom: ['/docs/old'] }
  rewrite({ ...testContent, files: { ...testContent.files, [`docs/${currentVersion.id}/guide/new.mdx`]: replacement } })
  renew('moved')
  const old = getEntry(place('old'), 'doc')
  const notice = findArchivedNotice(old)
  expect(notice?.currentHref).toBe('/docs/guide/new')
  expect(notice && describeCurrent(notice)).toBe(`Read the page that replaces it in ${currentVersion.label}`)
  expect(old.canonical).toBe('/docs/guide/new')
  const listExceptions = (from: VersionId, to: VersionId) =>
    listVersionOptions(from).find(({ id }) => id === to)?.exceptions
  expect(listExceptions(archived, currentVersion.id)).toEqual({ old: '/docs/guide/new' })
  expect(listExceptions(currentVersion.id, archived)).toEqual({ 'guide/new': place('old') })
})
