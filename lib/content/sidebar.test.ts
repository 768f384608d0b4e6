import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listLinks } from '../nav/nav-tree'
import { readSidebar } from './sidebar'

const pages = ['guide/b', 'guide/a'].map((slug) => ({ slug, href: `/docs/${slug}`, title: slug }))
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
const read = () => listLinks(readSidebar('docs', pages)).map(({ label }) => label)

// Filling in tokens needs the releases, and this test's folder doesn't have any.
vi.mock('./site-tokens.mjs', () => ({ fillSiteTokens: (text: string) => text }))

describe('readSidebar', () => {
  const deleted = '- guide/b\n- category: Guide\n  id: guide\n  items: [guide/deleted, guide/a]\n'
  const broken = "- guide/b\n- category: 'Guide\n  id: guide\n"

  test('keeps the order of the file', () => {
    write('- guide/b\n- guide/a\n')
    expect(read()).toEqual(['guide/b', 'guide/a'])
  })

  test('throws for a page that does not exist', () => {
    write(deleted)
    expect(read).toThrow('no page "guide/deleted"')
  })

  test('throws with file, line and column when it is no valid YAML', () => {
    write(broken)
    expect(read).toThrow(/^content\/docs\/sidebar\.yml:2:13 {2}the quotation mark is never closed/)
  })

  test('in development, leaves out a page that does not exist', () => {
    vi.stubEnv('NODE_ENV', 'development')
    write(deleted)
    expect(read()).toEqual(['guide/b', 'guide/a'])
  })

  test('in development, lists all pages while the file cannot be read', () => {
    vi.stubEnv('NODE_ENV', 'development')
    write(broken)
    expect(read()).toEqual(['guide/a', 'guide/b'])
  })
})
