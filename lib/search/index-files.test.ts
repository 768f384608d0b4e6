import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { listIndexProblems, textsInFile, toIndexFiles } from './index-files'
import type { SearchRecord, SearchSet } from './search-record'

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)
const settings = { synonyms: [], snippetLength: 50 }
const set = (text: string): SearchSet => ({
  context: 'docs',
  version: '2.x',
  records: [{ title: 'Mood', section: '', url: '/docs/mood', hash: '', breadcrumbs: [], text, level: 1, keywords: [] }],
})

describe('toIndexFiles', () => {
  test('names title files by version and area, and text files by their content too', () => {
    const { areas, files } = toIndexFiles(
      [set('Feelings.'), { ...set('x'), context: 'api', version: undefined }],
      settings,
      hash,
    )
    expect([...files.keys()]).toEqual([
      'titles-2.x-docs.json',
      expect.stringMatching(/^search-2\.x-docs-1-[0-9a-f]{12}\.json$/),
      'titles-api.json',
      expect.stringMatching(/^search-api-1-[0-9a-f]{12}\.json$/),
    ])
    expect(areas.flatMap(({ titles, texts }) => [titles, ...texts])).toEqual([...files.keys()])
  })

  test('numbers the text files of a large area, and lists them in its titles file', () => {
    const [record] = set('Feelings.').records
    const records = Array.from({ length: 2 * textsInFile + 1 }, () => record as SearchRecord)
    const { files } = toIndexFiles([{ ...set(''), records }], settings, () => 'h')
    const names = ['search-2.x-docs-1-h.json', 'search-2.x-docs-2-h.json', 'search-2.x-docs-3-h.json']
    expect([...files.keys()]).toEqual(['titles-2.x-docs.json', ...names])
    expect(JSON.parse(files.get('titles-2.x-docs.json') ?? '')).toMatchObject({ texts: names })
  })

  test('changes the name of a text file only when its content changes', () => {
    const name = (text: string) => toIndexFiles([set(text)], settings, hash).areas[0]?.texts[0]
    expect(name('Feelings.')).toBe(name('Feelings.'))
    expect(name('Feelings.')).not.toBe(name('Feelings!'))
  })
})

describe('listIndexProblems', () => {
  const index = toIndexFiles([set('Feelings.')], settings, hash)
  const [[name = '', text = ''] = []] = [...index.files]

  test('finds no problem if a file finds its own headings', () => expect(listIndexProblems(index)).toEqual([]))

  test('names a file that has lost a section', () => {
    const areas = index.areas.map((area) => ({ ...area, sections: 2 }))
    expect(listIndexProblems({ ...index, areas })).toEqual([`${name} has 1 sections, not 2`])
  })

  test('names an empty file', () => {
    expect(listIndexProblems(toIndexFiles([{ ...set(''), records: [] }], settings, hash))).toEqual([
      expect.stringContaining('is empty'),
    ])
  })

  test("names a page that the index doesn't find", () => {
    const broken = text.replace('"Mood"', '"\u200b"')
    expect(listIndexProblems({ ...index, files: new Map([...index.files, [name, broken]]) })).toEqual([
      expect.stringMatching(/doesn't find \/docs\/mood$/),
    ])
  })
})
