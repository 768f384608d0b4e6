import { brotliCompressSync } from 'node:zlib'
import type { Heading } from 'mdast'
import { describe, expect, test } from 'vitest'
import { toSearchFiles } from '../../search/index-files'
import { listSections } from '../../search/list-sections'
import { readSearchFile } from '../../search/search-file'
import { searchContextLabels } from '../../search/search-record'
import { currentVersion, versions } from '../../site/versions'
import { readSynonyms } from '../../source/search-data'
import { readBuiltIndex } from '../../testing/built-index'
import { toSearchRecords } from './search-records'

const sets = readBuiltIndex()
const named = sets.map((set) => ({ name: [set.context, set.version].filter(Boolean).join(' '), set }))

describe('the search index of the last build', () => {
  test('has documentation by version, and each other area once', () => {
    expect(named.map(({ name }) => name)).toEqual([
      ...versions.map(({ id }) => `docs ${id}`),
      'api',
      'releases',
      'site',
    ])
  })

  test.each(named)(
    'has the sections of $name, each with its address if its heading has an ID',
    ({ set: { context, records } }) => {
      expect(records.length).toBeGreaterThan(0)
      const places = records.flatMap(({ url, hash, level }) => (hash || level === 1 ? [`${url}#${hash}`] : []))
      expect(new Set(places).size).toBe(places.length)
      for (const { title, level, section, hash, breadcrumbs, text } of records) {
        expect(title).not.toBe('')
        expect(level === 1).toBe(section === '')
        expect(level === 1 && hash).not.toBeTruthy()
        expect(breadcrumbs[0]).toBe(searchContextLabels[context])
        expect(text).not.toMatch(/\{(?:product|latest|domain)\}/)
      }
    },
  )

  test.each(named)('restores the records of $name from their file', ({ set }) => {
    const { titles, texts } = JSON.parse(JSON.stringify(toSearchFiles(set)))
    expect(readSearchFile(titles, texts)).toEqual(set)
  })
})

/** Returns what a value weighs in brotli, in bytes. */
const weigh = (value: unknown) => brotliCompressSync(JSON.stringify(value)).length

describe('the search index of the current version', { timeout: 60_000 }, () => {
  const current = sets.filter(({ version }) => !version || version === currentVersion.id)
  const bytes = sum(current.map(toSearchFiles).flatMap(({ titles, texts }) => [titles, ...texts].map(weigh)))

  test('weighs at most 0.265 bytes in brotli for each character of its pages', () => {
    const characters = sum(
      current.flatMap(({ records }) => records.map(({ section, text }) => section.length + text.length)),
    )
    const fix =
      'More pages never raise this, so the format of the index has become heavier: compare lib/search/index-files.ts with the last commit.'
    expect(bytes / characters, fix).toBeLessThanOrEqual(0.265)
  })

  test('weighs at most 200 KB in brotli with the synonyms', () => {
    const fix =
      'The pages have outgrown the index. If you write pages, leave your text as it is and tell an engineer. Engineers measure search again with npm run bench -- --search, and then raise this limit in lib/publish/search/search-records.test.ts.'
    expect((bytes + weigh(readSynonyms())) / 1024, fix).toBeLessThanOrEqual(200)
  })
})

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, own) => all + own, 0)
}

test('titles and headings of a version weigh at most 25 KB in brotli, the most that a first answer may load', () => {
  for (const { id } of versions) {
    const areas = sets.filter(({ version }) => !version || version === id)
    const bytes = areas.map((set) => weigh(toSearchFiles(set).titles))
    expect(sum(bytes) / 1024, bytes.join(' + ')).toBeLessThanOrEqual(25)
  }
})

describe('toSearchRecords', () => {
  const page = { href: '/docs/a', title: 'A', description: 'About A.', keywords: ['word'], sourcePath: 'content/a.mdx' }
  const heading = (depth: 2 | 3 | 4, value: string): Heading => ({
    type: 'heading',
    depth,
    children: [{ type: 'text', value }],
    data: { hProperties: { id: value } },
  })
  const records = toSearchRecords(
    page,
    ['Docs'],
    listSections({ type: 'root', children: [heading(2, 'one'), heading(3, 'deep'), heading(2, 'two')] }),
  )

  test('gives the top of a page its description and keywords', () => {
    expect(records[0]).toMatchObject({ level: 1, section: '', hash: '', text: 'About A.', keywords: ['word'] })
  })
  test('gives each section the headings above it', () => {
    expect(records.map(({ breadcrumbs }) => breadcrumbs)).toEqual([
      ['Docs'],
      ['Docs', 'A'],
      ['Docs', 'A', 'one'],
      ['Docs', 'A'],
    ])
    expect(records.slice(1).every(({ keywords }) => keywords.length === 0)).toBe(true)
  })
})
