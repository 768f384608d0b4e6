import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { OfflineSite } from '@/lib/browser/offline/rules'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { openExport } from './export-folder'
import { writeOfflineWorker } from './write-offline-worker'

vi.mock('@/lib/site/version-list.mjs', () => import('@/lib/testing/version-list'))

const { at, read, write } = createTempFolder()
const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)
const page =
  '<main><img alt="" src="/site/images/keys.svg"></main><script data-files="/site/a.txt#sha256-x /site/_next/static/chunks/1.js"></script>'

/** Writes the worker of a site below `/site`, and returns what it's told. */
function tell(): OfflineSite {
  write('out/offline-worker.js', 'run()')
  const palette = ['/site/_next/static/chunks/palette.js']
  writeOfflineWorker(openExport(at('out')), { hrefs: ['/', '/docs/habits'], palette, basePath: '/site' })
  const [, told = ''] = /^const offlineSite=(.*);run\(\)$/.exec(read('out/offline-worker.js')) ?? []
  return JSON.parse(told)
}

beforeEach(() => {
  write('out/index.html', '<main>Home</main>')
  write('out/docs/habits.html', page)
  write('out/images/keys.svg', '<svg/>')
  write('out/images/unused.svg', '<svg/>')
  write('out/search-worker/1a.js', 'search()')
  for (const area of ['2.x-docs', 'api', 'releases', 'site']) write(`out/search-index/titles-${area}.json`, area)
})

describe('writeOfflineWorker', () => {
  test('gives the worker the hashes of pages, their pictures and the titles of the current version', () => {
    const told = tell()
    expect(told.base).toBe('/site/')
    expect(told.pages).toEqual({ '/site': hash('<main>Home</main>'), '/site/docs/habits': hash(page) })
    expect(told.files).toMatchObject({
      '/site/images/keys.svg': hash('<svg/>'),
      '/site/search-index/titles-api.json': hash('api'),
    })
    expect(Object.keys(told.files)).toHaveLength(5)
    expect(told.search).toContain('/site/search-worker/1a.js')
    expect(told.search).toContain('/site/_next/static/chunks/palette.js')
    expect(told.search).toContain('/site/search-index/titles-2.x-docs.json')
    expect(told.immutable).toContain('/site/_next/static/')
  })

  test('gives every deploy another ID, and the same deploy the same one', () => {
    const { id } = tell()
    expect(tell().id).toBe(id)
    write('out/index.html', '<main>Changed</main>')
    expect(tell().id).not.toBe(id)
    write('out/index.html', '<main>Home</main>')
    expect(tell().id).toBe(id)
  })
})
