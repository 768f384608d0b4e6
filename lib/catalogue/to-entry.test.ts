import { describe, expect, test } from 'vitest'
import { config } from '../site/config.mjs'
import { toDocHref, toDocsStart } from '../site/routes'
import { currentVersion, findArchive } from '../site/versions'
import { renew } from '../source/memo.mjs'
import { archivedVersion, setUpTestContent, testContent } from '../testing/test-content'
import { findDoc, findEntry, getEntry, listEntries } from './entries'

const current = currentVersion.id
const rewrite = setUpTestContent()

describe('a file becomes an entry', () => {
  test('with its path, address and texts, with tokens filled in', () => {
    expect(findDoc(current, 'guide/habits')).toEqual({
      kind: 'doc',
      href: '/docs/guide/habits',
      slug: 'guide/habits',
      sourcePath: `content/docs/${current}/guide/habits.mdx`,
      title: `Habits in ${config.name}`,
      heading: `Habits in ${config.name}`,
      sidebarLabel: 'Habits',
      description: 'About it.',
      trail: [{ label: 'Documentation', href: expect.any(String) }, { label: 'Guide' }],
      canonical: '/docs/guide/habits',
      isIndexed: true,
      isSearchable: true,
      keywords: [],
      headings: [],
      redirectFrom: [],
      version: current,
      since: '0.1',
      plan: 'free',
      platforms: ['win'],
      audience: undefined,
      related: [],
      next: {},
    })
    expect(findDoc(current, 'start')?.keywords).toEqual([`${config.name} setup`])
  })

  test("of an archived version, with that version in its title and a link to that version's first page", () => {
    expect(findDoc(archivedVersion, 'start')).toMatchObject({
      title: `Start (${archivedVersion})`,
      heading: 'Start',
      href: toDocHref(archivedVersion, 'start'),
      trail: [{ href: toDocsStart(archivedVersion) }],
      isIndexed: !findArchive(archivedVersion)?.noindex,
    })
  })

  test('of an archived version, which is either not indexed or indexed under the current address', () => {
    const { href, canonical, isIndexed } = getEntry(toDocHref(archivedVersion, 'start'), 'doc')
    expect(canonical).toBe(isIndexed ? '/docs/start' : href)
    expect(findDoc(archivedVersion, 'old')?.canonical).toBe(toDocHref(archivedVersion, 'old'))
  })

  test('of the API reference, with its operation and its former addresses', () => {
    expect(findEntry('/api/tasks/list', 'api')).toMatchObject({
      slug: 'tasks/list',
      title: 'List tasks (API)',
      heading: 'List tasks',
      trail: [{ label: 'API reference' }, { label: 'Tasks' }],
      operation: 'listTasks',
      redirectFrom: ['/api/tasks-list'],
    })
    expect(findEntry('/api/overview', 'api')?.anchorsFrom).toEqual({ before: 'after' })
  })

  test('of the releases, with its version and date', () => {
    expect(findEntry('/releases/0.10', 'release')).toMatchObject({
      title: '0.10: Threads',
      heading: 'Threads',
      version: '0.10',
      introduces: [],
      changes: [],
      date: '2026-02-03',
      isLatest: true,
      isStory: false,
    })
    expect(findEntry('/releases/pricing', 'release')).toMatchObject({
      title: 'New prices',
      version: undefined,
      isLatest: false,
      isStory: true,
    })
  })

  test('of the site, which is the home page or another one', () => {
    expect(findEntry('/', 'home')).toMatchObject({
      slug: 'home',
      title: `${config.name}: plan your day`,
      heading: 'Plan your day',
      layout: 'sections',
      trail: [],
    })
    expect(findEntry('/about', 'page')).toMatchObject({
      title: 'About',
      lead: `Who makes ${config.name}.`,
      lastUpdated: '2026-01-02',
    })
    expect(findEntry('/sent', 'page')).toMatchObject({ isIndexed: false, isSearchable: false })
  })

  test('of a version that exists, or the message explains what to do', () => {
    rewrite({ ...testContent, files: { ...testContent.files, 'docs/9.9/lost.mdx': {} } })
    renew('lost')
    expect(() => listEntries()).toThrow(
      'content/docs/9.9/lost.mdx: "9.9" isn\'t a version of the documentation. Move the file, or add it',
    )
  })
})
