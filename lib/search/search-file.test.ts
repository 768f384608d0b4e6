import { describe, expect, test } from 'vitest'
import { buildSearchSet } from '../testing/search-data'
import { textsInFile, toSearchFiles } from './index-files'
import { readSearchFile, sliceTexts } from './search-file'
import type { SearchSet } from './search-record'

const small: SearchSet = {
  context: 'docs',
  version: '2.x',
  records: [
    {
      title: 'Habits',
      section: '',
      url: '/docs/habits',
      hash: '',
      breadcrumbs: ['Documentation'],
      text: 'Top.',
      level: 1,
      keywords: ['streak', 'chain'],
    },
    {
      title: 'Habits',
      section: 'Make one',
      url: '/docs/habits',
      hash: 'make-one',
      breadcrumbs: ['Documentation', 'Habits'],
      text: 'Two\nlines.',
      level: 2,
      keywords: [],
    },
    {
      title: 'Habits',
      section: 'In detail',
      url: '/docs/habits',
      hash: 'other-id',
      breadcrumbs: ['Documentation', 'Habits', 'Make one'],
      text: '',
      level: 3,
      keywords: [],
    },
    {
      title: 'Habits',
      section: 'Without id',
      url: '/docs/habits',
      hash: '',
      breadcrumbs: ['Documentation', 'Habits'],
      text: 'Text.',
      level: 2,
      keywords: [],
    },
    {
      title: 'Empty page',
      section: '',
      url: '/docs/empty',
      hash: '',
      breadcrumbs: ['Documentation', 'More'],
      text: '',
      level: 1,
      keywords: [],
    },
  ],
}

describe('toSearchFiles and readSearchFile', () => {
  test('return the same records', () => {
    const { titles, texts } = JSON.parse(JSON.stringify(toSearchFiles(small)))
    expect(readSearchFile(titles, texts)).toEqual(small)
  })

  test('keep an area without pages', () => {
    const empty: SearchSet = { context: 'site', version: undefined, records: [] }
    expect(readSearchFile(toSearchFiles(empty).titles)).toEqual(empty)
  })

  test('split the texts of a large area into several files', () => {
    const pages = Array.from({ length: 2 * textsInFile + 1 }, (_, at) => ({
      url: `/docs/${at}`,
      title: `Page ${at}`,
      text: `Text ${at}`,
    }))
    const set = buildSearchSet('docs', pages, '2.x')
    const { titles, texts } = toSearchFiles(set)
    expect(texts).toHaveLength(3)
    expect(readSearchFile(titles).records.every(({ text }) => text === '')).toBe(true)
    const joined = texts.flatMap((part) => {
      const own = part.texts.split('\n\n')
      expect(set.records[part.from]?.text).toBe(own[0])
      return own
    })
    expect(joined).toEqual(set.records.map(({ text }) => text))
  })

  test('keep all kinds of quotes, and write the frequent ones in one byte', () => {
    const [first, ...rest] = small.records
    if (!first) throw new Error('The set has no records')
    const set = { ...small, records: [{ ...first, text: "Don’t type “`it's`” > 1." }, ...rest] }
    const { titles, texts } = toSearchFiles(set)
    expect(texts[0]?.texts).toContain("Don't type <`it’s`> ” 1.")
    expect(readSearchFile(titles, texts)).toEqual(set)
  })

  test('have texts that can be read in parts, each with the number of its first record', () => {
    const texts = { from: 10, texts: ['a', 'b', '', 'd', 'e'].join('\n\n') }
    expect(sliceTexts(texts, 2)).toEqual([
      { from: 10, texts: 'a\n\nb' },
      { from: 12, texts: '\n\nd' },
      { from: 14, texts: 'e' },
    ])
    expect(sliceTexts(texts, 5)).toEqual([texts])
  })

  test('refuse a text with an empty line, which would shift all texts after it', () => {
    const torn = buildSearchSet('docs', [{ url: '/docs/torn', title: 'Torn', text: 'One\n\ntwo' }])
    expect(() => toSearchFiles(torn)).toThrow('/docs/torn')
  })
})
