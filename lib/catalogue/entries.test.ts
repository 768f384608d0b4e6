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
import { buildEntryView } from './entry-view'
import { listVersionOptions } from './version-targets'

const current = currentVersion.id
const rewrite = setUpTestContent()

describe('the order', () => {
  test('follows the areas in the navbar', () => {
    const kinds = listEntries().map(({ kind }) => kind)
    expect([...new Set(kinds)]).toEqual(['home', 'page', 'search', 'doc', 'api', 'list', 'release'])
    expect([...new Set(listEntries('doc').map(({ version }) => version))]).toEqual(versions.map(({ id }) => id))
  })

  test('follows the sidebar in an area', () => {
    expect(listDocs(current).map(({ slug }) => slug)).toEqual(['start', 'guide/new', 'guide/habits'])
    expect(listEntries('api').map(({ slug }) => slug)).toEqual(['overview', 'tasks/list'])
  })

  test('is by date for posts, then by version number on the same day', () => {
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
  test('link to their posts, and have the date of the last changed one', () => {
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
  test("finds a page by its address, if it's of the requested kind", () => {
    expect(findEntry('/releases/0.9')?.kind).toBe('release')
    expect(findEntry('/releases/0.9', 'doc', 'api')).toBeUndefined()
    expect(findEntry('/nowhere')).toBeUndefined()
    expect(() => getEntry('/nowhere')).toThrow('No page is published at /nowhere.')
  })

  test('finds a page of one version only', () => {
    expect(findDoc(archivedVersion, 'guide/new')).toBeUndefined()
    expect(findDoc(current, `${archivedVersion}/start`)).toBeUndefined()
  })

  test('reads the body of a page, compiled or as source', () => {
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

  test('returns the first and the newest version', () => {
    expect(getNewestRelease()).toEqual({
      version: '0.10',
      title: 'Threads',
      date: '2026-02-03',
      href: '/releases/0.10',
      changes: 0,
    })
    expect(getFirstRelease().version).toBe('0.9')
  })

  test("returns the previous version in development, while the newest can't be read", () => {
    writeFileSync(`${process.cwd()}/content/releases/1.0.mdx`, '')
    renew('begun')
    expect(() => getNewestRelease()).toThrow('has no post about a version')
    vi.stubEnv('NODE_ENV', 'development')
    expect(getNewestRelease().version).toBe('0.10')
  })
})

describe('a draft', () => {
  const draft = (file: keyof TestContent['files']) => ({
    ...(testContent.files as TestContent['files'])[file],
    draft: true,
  })
  const drafts = {
    ...testContent,
    files: {
      ...testContent.files,
      [`docs/${current}/guide/new.mdx`]: draft(`docs/${current}/guide/new.mdx`),
      'api/tasks/list.mdx': draft('api/tasks/list.mdx'),
      'pages/about.mdx': draft('pages/about.mdx'),
      'releases/0.11.mdx': { title: 'Soon', draft: true },
    },
  }
  const hrefs = ['/docs/guide/new', '/api/tasks/list', '/about', '/releases/0.11']
  const listFound = () => listEntries().flatMap(({ href }) => (hrefs.includes(href) ? [href] : []))
  const listSidebars = () =>
    [current, 'api' as const].flatMap((area) => listLinks(getSidebar(area)).map(({ href }) => href))

  test("isn't part of a published build: no page, no place in a sidebar or a list, no newest version", () => {
    rewrite(drafts)
    renew('drafts')
    expect(listFound()).toEqual([])
    expect(listSidebars()).toEqual(['/docs/start', '/docs/guide/habits', '/api/overview'])
    expect(getSidebar('api')).toHaveLength(1)
    expect(getEntry('/releases', 'list').links.map(({ href }) => href)).not.toContain('/releases/0.11')
    expect(getNewestRelease().version).toBe('0.10')
  })

  test.each([{ NODE_ENV: 'development' }, { SITE_PREVIEW_BRANCH: 'feature/x', SITE_PREVIEW_COMMIT: '0123abc' }])(
    "is shown with %o, and its version still isn't the newest",
    (settings) => {
      for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
      rewrite(drafts)
      renew(`drafts ${Object.keys(settings)}`)
      expect(listFound().toSorted()).toEqual(hrefs.toSorted())
      expect(listSidebars()).toContain('/docs/guide/new')
      expect(findEntry('/about', 'page')?.isDraft).toBe(true)
      expect(getNewestRelease().version).toBe('0.10')
    },
  )
})

describe('an unlisted page', () => {
  const slug = 'guide/quiet'
  const quiet = {
    ...testContent,
    files: {
      ...testContent.files,
      [`docs/${current}/${slug}.mdx`]: { title: 'Quiet', unlisted: true },
      [`docs/${archivedVersion}/${slug}.mdx`]: { title: 'Quiet' },
    },
    sidebars: {
      ...testContent.sidebars,
      [`docs/${archivedVersion}`]: ['start', { category: 'Guide', id: 'guide', items: ['guide/habits', slug] }, 'old'],
    },
  }

  test('is built, and nothing leads to it', () => {
    rewrite(quiet)
    renew('quiet')
    const doc = findDoc(current, slug)
    expect(doc).toMatchObject({ href: '/docs/guide/quiet', isIndexed: false, isSearchable: false, isUnlisted: true })
    expect(listLinks(getSidebar(current)).map(({ href }) => href)).not.toContain(doc?.href)
    expect(doc && buildEntryView(doc).prevNext).toEqual({})
    expect(findDoc(archivedVersion, slug)?.canonical).toBe(`/docs/${archivedVersion}/${slug}`)
    const [menu] = listVersionOptions(archivedVersion).filter(({ id }) => id === current)
    expect(menu?.exceptions?.[slug]).toBe('/docs/guide/new')
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

  test('nothing changes until the stamp does, and then everything matches the files', () => {
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
