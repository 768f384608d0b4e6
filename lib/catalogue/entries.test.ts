import { writeFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { currentVersion, versions } from '../site/versions'
import { renew } from '../source/memo.mjs'
import { archivedVersion, setUpTestContent, type TestContent, testContent } from '../testing/test-content'
import { listLinks } from '../view'
import {
  findDoc,
  findEntry,
  getEntry,
  getFirstRelease,
  getNewestRelease,
  getSidebar,
  listDocs,
  listEntries,
  listIndexedPages,
  readBody,
  readSource,
} from './entries'
import type { WrittenEntry } from './entry'

const current = currentVersion.id
const rewrite = setUpTestContent()

describe('the order', () => {
  test('is that of the areas in the navbar', () => {
    const kinds = listEntries().map(({ kind }) => kind)
    expect([...new Set(kinds)]).toEqual(['home', 'page', 'search', 'doc', 'api', 'list', 'release'])
    expect([...new Set(listEntries('doc').map(({ version }) => version))]).toEqual(versions.map(({ id }) => id))
  })

  test('is that of the sidebar in an area', () => {
    expect(listDocs(current).map(({ slug }) => slug)).toEqual(['start', 'guide/new', 'guide/habits'])
    expect(listEntries('api').map(({ slug }) => slug)).toEqual(['overview', 'tasks/list'])
  })

  test('is that of the days for posts, and of the versions on one day, which are numbers', () => {
    expect(listEntries('release').map(({ slug }) => slug)).toEqual(['pricing', '0.10', '0.9'])
  })

  test('is the same in whatever order Contentlayer wrote the files', () => {
    const notices = { 'releases/a-notice.mdx': {}, 'releases/b-notice.mdx': {} }
    const files: TestContent['files'] = { ...testContent.files, ...notices }
    rewrite({ ...testContent, files })
    renew('in order')
    const before = listEntries()
    rewrite({ ...testContent, files: Object.fromEntries(Object.entries(files).reverse()) })
    renew('in reverse')
    expect(listEntries()).toEqual(before)
  })

  test('is alphabetical for the pages that visitors are meant to find', () => {
    expect(listIndexedPages().map(({ slug }) => slug)).toEqual(['about', 'home'])
  })
})

describe('lists of posts', () => {
  test('link to their posts, and changed when the last of them did', () => {
    const list = findEntry('/releases', 'list')
    expect(list?.links.map(({ label }) => label)).toEqual(['New prices', '0.10: Threads', '0.9: Lists'])
    expect(list).toMatchObject({ trail: [], isIndexed: true, lastUpdated: '2026-05-06' })
  })

  test('are kept from search engines if they only repeat part of the whole list', () => {
    expect(findEntry('/releases/area/tasks', 'list')).toMatchObject({ isIndexed: false })
    expect(findEntry('/releases/area/tasks', 'list')?.links).toHaveLength(3)
  })
})

describe('looking up', () => {
  test('finds a page by its address, if it is of the kind that is wanted', () => {
    expect(findEntry('/releases/0.9')?.kind).toBe('release')
    expect(findEntry('/releases/0.9', 'doc', 'api')).toBeUndefined()
    expect(findEntry('/nowhere')).toBeUndefined()
    expect(() => getEntry('/nowhere')).toThrow('No page is published at /nowhere.')
  })

  test('finds a page of one version only', () => {
    expect(findDoc(archivedVersion, 'guide/new')).toBeUndefined()
    expect(findDoc(current, `${archivedVersion}/start`)).toBeUndefined()
  })

  test('reads the body of a page, compiled or as it was written', () => {
    const [page] = listEntries('api')
    expect(readBody(page as WrittenEntry)).toBe('The code of api/overview.mdx')
    expect(readSource(page as WrittenEntry)).toBe('The text of api/overview.mdx')
  })

  test('shows the problems of a page instead of its body in development', () => {
    vi.stubEnv('NODE_ENV', 'development')
    const problem = { path: 'content/api/overview.mdx', line: 1, column: 1, message: 'is wrong', fix: 'fix it' }
    writeFileSync(`${process.cwd()}/.generated/content-problems.json`, JSON.stringify([problem]))
    expect(readBody(getEntry('/api/overview', 'api'))).toContain('content/api/overview.mdx:1:1')
  })

  test('knows the first and the newest version', () => {
    expect(getNewestRelease()).toEqual({
      version: '0.10',
      title: 'Threads',
      date: '2026-02-03',
      href: '/releases/0.10',
      changes: 0,
    })
    expect(getFirstRelease().version).toBe('0.9')
  })

  test('takes the version before in development, while the newest cannot be read', () => {
    writeFileSync(`${process.cwd()}/content/releases/1.0.mdx`, '')
    renew('begun')
    expect(() => getNewestRelease()).toThrow('has no post about a version')
    vi.stubEnv('NODE_ENV', 'development')
    expect(getNewestRelease().version).toBe('0.10')
  })
})

describe('after a change', () => {
  const changed = {
    ...testContent,
    files: { ...testContent.files, 'pages/about.mdx': { title: 'About us' } },
    sidebars: { ...testContent.sidebars, api: ['tasks/list', 'overview'] },
    dates: { 'content/pages/about.mdx': '2026-11-12' },
  }
  const read = () => ({
    title: getEntry('/about').title,
    day: getEntry('/about').lastUpdated,
    sidebar: listLinks(getSidebar('api')).map(({ label }) => label),
    order: listEntries('api').map(({ heading }) => heading),
  })

  test('everything is as it was until the stamp changes, and then as the files are', () => {
    const before = read()
    rewrite(changed)
    expect(read()).toEqual(before)
    renew('changed')
    expect(read()).toEqual({
      title: 'About us',
      day: '2026-11-12',
      sidebar: ['List tasks', 'Overview'],
      order: ['List tasks', 'Overview'],
    })
  })
})
