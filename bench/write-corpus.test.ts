import { cpSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import { currentVersion, versions } from '@/lib/site/versions'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { listPages, writeCorpus } from './write-corpus'

const { at } = createTempFolder()

test('generated documentation passes the content check', { timeout: 60_000 }, async () => {
  for (const name of ['content', 'app/(docs)/docs', 'lib/site/version-list.mjs'])
    cpSync(name, at(name), { recursive: true })
  const [current = 0, ...archived] = versions.map(({ id }) => listPages(at(), id).length)
  // Two more pages in the current version, one archive with all of it, and one with three pages.
  const size = archived.reduce((sum, count) => sum + count, current + 2)
  writeCorpus(at(), size + (current + 2) + 3, size)
  const counts = [currentVersion.id, '0.1', '0.2'].map((id) => listPages(at(), id).length)
  expect(counts).toEqual([current + 2, current + 2, 3])
  expect(listPages(at(), '0.2')).toContain('getting-started/installation.mdx')

  // The check reads the list of versions that belongs to the corpus.
  vi.resetModules()
  vi.doMock('@/lib/site/version-list.mjs', () => import(pathToFileURL(at('lib/site/version-list.mjs')).href))
  const { checkContent } = await import('@/lib/check/check-content')
  const { buildContext } = await import('@/lib/check/context')
  const { readContent } = await import('@/lib/check/read-content')
  const { formatProblems } = await import('@/lib/source/problem')
  const { openContentMemory } = await import('../scripts/tools/build/content')
  const site = readContent('.')
  const isContent = ([file]: readonly [string, string]) => file.startsWith('content/')
  const corpus = [...readContent(at()).files].filter(isContent)
  const files = new Map([...site.files].filter((file) => !isContent(file)).concat(corpus))
  const problems = checkContent(files, buildContext(files, site.assets, openContentMemory('tests')))
  expect(formatProblems(problems)).toBe('')
})
