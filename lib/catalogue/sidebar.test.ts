import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listLinks } from '../view'
import { readSidebar, type SidebarPage } from './sidebar'

const pages = ['guide/b', 'guide/a'].map((slug) => ({ slug, href: `/docs/${slug}`, heading: slug }))
let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sidebar-'))
  mkdirSync(path.join(root, 'content/docs'), { recursive: true })
  vi.spyOn(process, 'cwd').mockReturnValue(root)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(root, { recursive: true })
})

const write = (text: string) => writeFileSync(path.join(root, 'content/docs/sidebar.yml'), text)
const readLabels = (own: readonly SidebarPage[] = pages) =>
  listLinks(readSidebar('docs', own)).map(({ label }) => label)

// Filling in tokens needs the releases, and this test's folder doesn't have any.
vi.mock('../source/site-tokens.mjs', () => ({ fillSiteTokens: (text: string) => text }))

describe('readSidebar', () => {
  const deleted = '- guide/b\n- category: Guide\n  id: guide\n  items: [guide/deleted, guide/a]\n'
  const broken = "- guide/b\n- category: 'Guide\n  id: guide\n"

  test('keeps the order of the file', () => {
    write('- guide/b\n- guide/a\n')
    expect(readLabels()).toEqual(['guide/b', 'guide/a'])
  })

  test('labels a link with the sidebar label, else the heading', () => {
    write('- guide/b\n- guide/a\n')
    expect(readLabels([{ ...pages[0], sidebarLabel: 'Short' } as SidebarPage, ...pages.slice(1)])).toEqual([
      'Short',
      'guide/a',
    ])
  })

  test('throws for a page that does not exist', () => {
    write(deleted)
    expect(() => readLabels()).toThrow('no page "guide/deleted"')
  })

  test('throws with file, line and column when it is no valid YAML', () => {
    write(broken)
    expect(() => readLabels()).toThrow(/^content\/docs\/sidebar\.yml:2:13 {2}the quotation mark is never closed/)
  })

  test('in development, leaves out a page that does not exist', () => {
    vi.stubEnv('NODE_ENV', 'development')
    write(deleted)
    expect(readLabels()).toEqual(['guide/b', 'guide/a'])
  })

  test('in development, lists all pages while the file cannot be read', () => {
    vi.stubEnv('NODE_ENV', 'development')
    write(broken)
    expect(readLabels()).toEqual(['guide/a', 'guide/b'])
  })
})
