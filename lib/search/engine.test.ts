import { describe, expect, test } from 'vitest'
import { buildSearchSet } from '../testing/search-data'
import { createEngine } from './engine'
import { toSearchFiles } from './index-files'
import type { SearchSet } from './search-record'

const current = buildSearchSet(
  'docs',
  [
    {
      url: '/docs/habits',
      title: 'Habits',
      text: 'A promise to yourself, day by day.',
      keywords: ['heat map'],
      sections: {
        'Keep a streak': 'A streak goes on while each planned day is met. A pause does not end the streak.',
        'Read the year': 'The year shows each day as a square.',
      },
    },
    { url: '/docs/tasks', title: 'Recurring tasks', text: 'Tasks that come back. Press Ctrl+K, new in 2.0.18.' },
    {
      url: '/docs/calendar',
      title: 'Calendar',
      text: 'Your events beside your tasks. Week numbers are shown on the left.',
    },
  ],
  '2.x',
)
const archived = buildSearchSet(
  'docs',
  [{ url: '/docs/1.x/notebooks', title: 'Notebooks', text: 'Notes are kept in notebooks, and tasks beside them.' }],
  '1.x',
)
const api = buildSearchSet('api', [
  { url: '/api/tasks', title: 'List tasks', text: 'All tasks of an account, as JSON.' },
])
const sets: readonly SearchSet[] = [current, archived, api]
const synonyms = [['task', 'todo'], { say: ['how much'], find: ['week numbers'] }]
const engine = createEngine(sets, { synonyms })
const urlsOf = (query: string, options?: Parameters<typeof engine.search>[1]) =>
  engine.search(query, options).hits.map(({ url, hash }) => (hash ? `${url}#${hash}` : url))
const marksOf = ({ text, ranges }: { text: string; ranges: readonly (readonly [number, number])[] }) =>
  ranges.map(([start, end]) => text.slice(start, end))

describe('search', () => {
  test('answers with the section that is meant', () => {
    const [hit] = engine.search('keep streak').hits
    expect(hit).toMatchObject({ url: '/docs/habits', hash: 'keep-a-streak', level: 2, context: 'docs', version: '2.x' })
    expect(hit?.breadcrumbs).toEqual(['Area', 'Habits'])
    expect(marksOf(hit?.section ?? { text: '', ranges: [] })).toEqual(['Keep', 'streak'])
    expect(hit?.snippet.text.length).toBeLessThanOrEqual(52)
    expect(hit?.terms).toEqual(expect.arrayContaining(['streak', 'keep']))
    expect(hit?.isWeak).toBe(false)
  })

  test.each([
    ['a typing error', 'calender', '/docs/calendar'],
    ['a beginning', 'notebo', '/docs/1.x/notebooks'],
    ['an inflection', 'streaks', '/docs/habits#keep-a-streak'],
    ['a synonym', 'recurring todo', '/docs/tasks'],
    ['a keyword', 'heatmap', '/docs/habits'],
    ['a shortcut', 'ctrl k', '/docs/tasks'],
    ['a version', 'v2.0.18', '/docs/tasks'],
    ['a version in words', '2 0 18', '/docs/tasks'],
    ['small words that are a phrase', 'how much', '/docs/calendar'],
    ['another order', 'year the read', '/docs/habits#read-the-year'],
    ['capitals and accents', 'CALÉNDAR', '/docs/calendar'],
  ])('understands %s: %s', (_kind, query, url) => expect(urlsOf(query)[0]).toBe(url))

  test('reports how it understood a misspelt word', () => {
    expect(engine.search('calednar').corrected).toBe('calendar')
    expect(engine.search('calendar').corrected).toBeUndefined()
  })

  test('restricts only documentation to a version', () => {
    expect(urlsOf('tasks', { scope: { version: '2.x' } })).toEqual(
      expect.arrayContaining(['/docs/tasks', '/api/tasks']),
    )
    expect(urlsOf('tasks', { scope: { version: '2.x' } })).not.toContain('/docs/1.x/notebooks')
    expect(urlsOf('notebooks', { scope: { version: '1.x' } })).toEqual(['/docs/1.x/notebooks'])
  })

  test('narrows to an area, but still counts results in all loaded areas', () => {
    const scope = { context: 'api', version: '2.x' } as const
    const answer = engine.search('tasks', { scope })
    expect(answer.hits.map(({ url }) => url)).toEqual(['/api/tasks'])
    expect(answer.total).toBe(1)
    expect(answer.counts).toEqual({ docs: 2, api: 1 })
    expect(engine.search('streak', { scope })).toMatchObject({ hits: [], total: 0, counts: { docs: 1 } })
  })

  test("ranks the reader's current area higher", () => {
    const equals = createEngine([
      buildSearchSet('docs', [{ url: '/docs/export', title: 'Export' }]),
      buildSearchSet('site', [{ url: '/export', title: 'Export' }]),
    ])
    expect(equals.search('export').hits[0]?.url).toBe('/docs/export')
    expect(equals.search('export', { scope: { near: 'site' } }).hits[0]?.url).toBe('/export')
  })

  test('returns at most the requested number of results, and the total', () => {
    const pages = Array.from({ length: 90 }, (_, at) => ({ url: `/docs/${at}`, title: `Export ${at}` }))
    const many = createEngine([buildSearchSet('docs', pages)])
    expect(many.search('export').hits).toHaveLength(20)
    expect(many.search('export', { limit: 3 }).hits).toHaveLength(3)
    expect(many.search('export', { limit: Number.POSITIVE_INFINITY }).hits).toHaveLength(90)
    expect(many.search('export', { limit: 3 }).total).toBe(90)
  })

  test('puts results that match little of the question last, and marks them as weak', () => {
    const answer = engine.search('gluten bicycle insurance week')
    expect(answer.hits.every(({ isWeak }) => isWeak)).toBe(true)
    expect(answer.total).toBe(answer.hits.length)
    expect(answer.counts).toEqual({ docs: 0, api: 0 })
    const flags = engine.search('recurring tasks').hits.map(({ isWeak }) => isWeak)
    expect(flags).toEqual(flags.toSorted())
  })

  test('suggests the nearest words in the scope if nothing is found', () => {
    expect(engine.search('clxndar').nearest).toContain('calendar')
    const { nearest } = engine.search('notebxxks', { scope: { version: '2.x' } })
    expect(nearest).not.toContain('notebooks')
    expect(engine.search('calendar').nearest).toEqual([])
  })

  test('finds nothing for a question without words', () => {
    for (const query of ['', '   ', '😀', '.*', '\u0000']) {
      expect(engine.search(query)).toMatchObject({ hits: [], total: 0, corrected: undefined })
    }
  })

  test("doesn't mark the small words of a phrase", () => {
    const phrased = createEngine(sets, { synonyms: [{ say: ['make a todo'], find: ['recurring tasks'] }] })
    const [hit] = phrased.search('make a todo').hits
    expect(hit?.url).toBe('/docs/tasks')
    expect(hit?.terms).toEqual(expect.arrayContaining(['recurring', 'tasks']))
    expect(hit?.terms).not.toContain('a')
  })

  test('gives the same answer every time, and in every engine built from the same data', () => {
    const again = createEngine(sets, { synonyms })
    for (const query of ['task', 'streak day', 'calandar', 'how much']) {
      expect(again.search(query)).toEqual(engine.search(query))
      expect(engine.search(query)).toEqual(engine.search(query))
    }
  })

  test('finds names that are properties of every object', () => {
    const odd = createEngine([
      buildSearchSet('docs', [{ url: '/docs/odd', title: 'constructor', text: '__proto__ toString Ctrl+constructor' }]),
    ])
    for (const query of ['constructor', '__proto__', 'tostring', 'ctrl+constructor']) {
      expect(odd.search(query).hits.map(({ url }) => url)).toEqual(['/docs/odd'])
    }
    expect(engine.search('hasOwnProperty').hits).toEqual([])
  })
})

describe('createEngine', () => {
  test('accepts files as well as records', () => {
    const files = sets.map(toSearchFiles)
    const fromFiles = createEngine(
      files.map(({ titles }) => titles),
      { synonyms },
    )
    for (const [index, { texts }] of files.entries()) for (const part of texts) fromFiles.addTexts(index, part)
    for (const query of ['streak', 'recuring todo']) expect(fromFiles.search(query)).toEqual(engine.search(query))
  })

  test('cuts snippets to the length it is given', () => {
    const short = createEngine(sets, { snippetLength: 20 })
    expect(short.search('streak').hits[0]?.snippet.text.length).toBeLessThanOrEqual(22)
    const longer = short.search('streak', { snippetLength: 30 }).hits[0]?.snippet.text.length
    expect(longer).toBeGreaterThan(22)
    expect(longer).toBeLessThanOrEqual(32)
  })
})

describe('addTexts', () => {
  const texts = (set: SearchSet, from: number, to: number) => ({
    from,
    texts: set.records
      .slice(from, to)
      .map(({ text }) => text)
      .join('\n\n'),
  })
  const bare = () => sets.map((set) => ({ ...set, records: set.records.map((own) => ({ ...own, text: '' })) }))

  test('finds titles and headings before the texts are loaded', () => {
    const early = createEngine(bare(), { synonyms })
    expect(early.search('keep streak').hits[0]).toMatchObject({
      hash: 'keep-a-streak',
      snippet: { text: '', ranges: [] },
    })
    expect(early.search('square').hits).toEqual([])
  })

  test("gives the same results as with all texts at once, in whatever order they're added", () => {
    const late = createEngine(bare(), { synonyms })
    late.search('streak')
    late.addTexts(2, texts(api, 0, api.records.length))
    late.addTexts(0, texts(current, 2, current.records.length))
    late.addTexts(1, texts(archived, 0, 1))
    late.addTexts(0, texts(current, 0, 2))
    for (const query of ['streak', 'square year', 'ctrl+k', 'notes', 'events tasks', 'calandar', 'json']) {
      expect(late.search(query)).toEqual(engine.search(query))
    }
  })

  test("ignores texts of records that don't exist", () => {
    const small = createEngine([api])
    small.addTexts(0, { from: 0, texts: 'One.\n\nTwo.\n\nThree.' })
    expect(small.search('two').hits).toEqual([])
    expect(small.search('one').hits).toHaveLength(1)
  })
})
