import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renew } from '../source/memo.mjs'
import { toDataFile } from '../source/read-data'
import { createTempFolder } from '../testing/temp-folder'
import { listLinks } from '../view'
import { readSidebar, type SidebarEntry, type SidebarPage } from './sidebar'

const pages = ['guide/b', 'guide/a'].map((slug) => ({ slug, href: `/docs/${slug}`, heading: slug }))
const folder = createTempFolder()

beforeEach(() => {
  vi.spyOn(process, 'cwd').mockReturnValue(folder.at('.'))
  renew(folder.at('.'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const write = (...entries: SidebarEntry[]) =>
  folder.write(toDataFile('content/docs/sidebar.yml'), JSON.stringify(entries))
const readLabels = (own: readonly SidebarPage[] = pages) =>
  listLinks(readSidebar('docs', { shown: own, hidden: new Set() })).map(({ label }) => label)

describe('readSidebar', () => {
  const deleted: SidebarEntry[] = ['guide/b', { category: 'Guide', id: 'guide', items: ['guide/deleted', 'guide/a'] }]

  test('keeps the order of the file', () => {
    write('guide/b', 'guide/a')
    expect(readLabels()).toEqual(['guide/b', 'guide/a'])
  })

  test('labels a link with the sidebar label, else the heading', () => {
    write('guide/b', 'guide/a')
    expect(readLabels([{ ...pages[0], sidebarLabel: 'Short' } as SidebarPage, ...pages.slice(1)])).toEqual([
      'Short',
      'guide/a',
    ])
  })

  test("throws for a page that doesn't exist", () => {
    write(...deleted)
    expect(() => readLabels()).toThrow('no page "guide/deleted"')
  })

  test("leaves out pages that aren't published, and categories with no other page", () => {
    write('guide/b', { category: 'Soon', id: 'soon', items: ['guide/draft'] })
    const tree = readSidebar('docs', { shown: pages, hidden: new Set(['guide/draft']) })
    expect(tree).toEqual([{ kind: 'link', label: 'guide/b', href: '/docs/guide/b' }])
  })

  test('throws with the file to fix when it never had valid data', () => {
    expect(() => readLabels()).toThrow('Fix the problems in content/docs/sidebar.yml')
  })

  test("in development, leaves out a page that doesn't exist", () => {
    vi.stubEnv('NODE_ENV', 'development')
    write(...deleted)
    expect(readLabels()).toEqual(['guide/b', 'guide/a'])
  })

  test('in development, lists all pages while there is no valid file', () => {
    vi.stubEnv('NODE_ENV', 'development')
    expect(readLabels()).toEqual(['guide/a', 'guide/b'])
  })
})
