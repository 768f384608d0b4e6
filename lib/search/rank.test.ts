import { describe, expect, test } from 'vitest'
import { buildSearchSet } from '../testing/search-data'
import { createCorpus } from './corpus'
import { expandQuery } from './expand'
import { rank } from './rank'
import type { SearchContext, SearchSet } from './search-record'

function rankIn(sets: readonly SearchSet[], query: string, near?: SearchContext) {
  const corpus = createCorpus()
  for (const set of sets) corpus.add(set)
  const context = { corpus, synonyms: new Map(), isTyping: false, mayMisspell: false }
  const ranked = rank(expandQuery(query.split(' '), context), corpus, { isInScope: () => true, near, closely: 60 })
  return ranked.map((own) => ({ ...own, url: corpus.entries[own.id]?.record.url }))
}
const urls = (ranked: ReturnType<typeof rankIn>) => ranked.map(({ url }) => url)
const docs = (pages: Parameters<typeof buildSearchSet>[1]) => [buildSearchSet('docs', pages)]

describe('rank', () => {
  test('ranks a page with the word in its title above one that mentions it', () => {
    const sets = docs([
      { url: '/speaks', title: 'Calendar', text: 'A timer, another timer and a third timer.' },
      { url: '/called', title: 'Timer', text: 'Start and stop.' },
    ])
    expect(urls(rankIn(sets, 'timer'))).toEqual(['/called', '/speaks'])
  })

  test('ranks an exact heading above a longer one', () => {
    const sets = docs([
      { url: '/longer', title: 'Export of tasks and notes' },
      { url: '/equal', title: 'Export' },
    ])
    expect(urls(rankIn(sets, 'export'))[0]).toBe('/equal')
  })

  test('finds a page by its keywords', () => {
    const sets = docs([
      { url: '/other', title: 'Calendar', text: 'Days and weeks.' },
      { url: '/own', title: 'Timers', keywords: ['pomodoro'], text: 'Start and stop.' },
    ])
    expect(urls(rankIn(sets, 'pomodoro'))).toEqual(['/own'])
  })

  test('ranks a page with all the words above one that repeats a single word', () => {
    const sets = docs([
      { url: '/one', title: 'Notes', text: 'Sync. '.repeat(20) },
      { url: '/both', title: 'Devices', text: 'When a sync ends in a conflict.' },
    ])
    expect(urls(rankIn(sets, 'sync conflict'))[0]).toBe('/both')
  })

  test('ranks words close together above words far apart', () => {
    const filler = 'Something else entirely. '.repeat(20)
    const sets = docs([
      { url: '/apart', title: 'One', text: `A sync. ${filler} A conflict.` },
      { url: '/together', title: 'Two', text: `A sync conflict. ${filler} The rest.` },
    ])
    expect(urls(rankIn(sets, 'sync conflict'))[0]).toBe('/together')
  })

  test('returns how much of the query a result covers', () => {
    const sets = docs([
      { url: '/both', title: 'Sync conflict' },
      { url: '/one', title: 'Sync of calendars' },
    ])
    const [both, one] = rankIn(sets, 'sync conflict')
    expect(both?.coverage).toBeCloseTo(1)
    expect(one?.coverage).toBeGreaterThan(0)
    expect(one?.coverage).toBeLessThan(1)
  })

  test('ranks the current area slightly higher, but never above a clearly better result', () => {
    const sets = [
      buildSearchSet('docs', [{ url: '/docs/export', title: 'Export' }]),
      buildSearchSet('site', [
        { url: '/export', title: 'Export' },
        { url: '/about', title: 'About', text: 'No word on export.' },
      ]),
    ]
    expect(urls(rankIn(sets, 'export')).slice(0, 2)).toEqual(['/docs/export', '/export'])
    expect(urls(rankIn(sets, 'export', 'site'))).toEqual(['/export', '/docs/export', '/about'])
    const history = [...sets, buildSearchSet('releases', [{ url: '/releases/1.0', title: 'Export' }])]
    expect(urls(rankIn(history, 'export', 'releases'))[0]).toBe('/releases/1.0')
  })

  test('prefers the documentation to the history if both match equally well', () => {
    const sets = [
      buildSearchSet('releases', [{ url: '/releases/1.0', title: 'Export' }]),
      buildSearchSet('docs', [{ url: '/docs/export', title: 'Export' }]),
    ]
    expect(urls(rankIn(sets, 'export'))).toEqual(['/docs/export', '/releases/1.0'])
  })

  test('keeps the order of the records if everything else is equal', () => {
    const pages = Array.from({ length: 100 }, (_, at) => ({ url: `/${at}`, title: 'Export' }))
    expect(urls(rankIn(docs(pages), 'export'))).toEqual(pages.map(({ url }) => url))
  })

  test('finds nothing for an empty query or for unknown words', () => {
    const sets = docs([{ url: '/a', title: 'Export' }])
    expect(rankIn(sets, 'zebra')).toEqual([])
    expect(rankIn([], 'export')).toEqual([])
  })
})
