import { describe, expect, test } from 'vitest'
import { createEngine } from '../../search/engine'
import { stem } from '../../search/english'
import { listWords } from '../../search/words'
import { currentVersion } from '../../site/versions'
import { readSearchQueries, readSynonyms } from '../../source/search-data'
import { readBuiltIndex } from '../../testing/built-index'

const synonyms = readSynonyms()
const sets = readBuiltIndex()
const engine = createEngine(sets, { synonyms })
const search = (query: string) => engine.search(query, { scope: { version: currentVersion.id } })
const queries = readSearchQueries().filter(({ area }) => area !== 'gibberish')

/** For each question, the pages that search finds and the place of the first acceptable one, from 1 (0 if it isn't found). */
const ranked = queries.map(({ q, pages, area }) => {
  const found = [...new Set(search(q).hits.map(({ url }) => url))]
  return { q, area, found, rank: found.findIndex((url) => pages.includes(url)) + 1 }
})

/** Returns the percentage of questions with an acceptable page among the first `first` pages, and lists the questions without one. */
function measure(first: number, areas = ranked) {
  const missed = areas.filter(({ rank }) => rank === 0 || rank > first)
  return {
    percent: (100 * (areas.length - missed.length)) / areas.length,
    missed: missed.map(({ q, area, found }) => `${area}: ${q} -> ${found.slice(0, 3).join(' ')}`).join('\n'),
  }
}

describe('search in the words of visitors', () => {
  test('there are at least 120 questions', () => expect(queries.length).toBeGreaterThanOrEqual(120))

  test.each([
    [1, 75],
    [3, 92],
  ])('a right page is among the first %i in %i of 100', (first, least) => {
    const { percent, missed } = measure(first)
    expect(percent, missed).toBeGreaterThanOrEqual(least)
  })

  test('what nobody tuned for is answered among the first three in 80 of 100', () => {
    const { percent, missed } = measure(
      3,
      ranked.filter(({ area }) => area === 'held-back'),
    )
    expect(percent, missed).toBeGreaterThanOrEqual(80)
  })

  test.each(readSearchQueries().filter(({ area }) => area === 'gibberish'))(
    'finds nothing strong for "$q"',
    ({ q }) => {
      expect(search(q).hits.filter(({ isWeak }) => !isWeak)).toEqual([])
    },
  )

  test('no question is a heading', () => {
    const toKey = (text: string) =>
      listWords(text)
        .map(({ form }) => form)
        .join(' ')
    const headings = new Set(sets.flatMap(({ records }) => records.map((own) => toKey(own.section || own.title))))
    expect(queries.filter(({ q }) => headings.has(toKey(q)) && q.includes(' ')).map(({ q }) => q)).toEqual([])
  })
})

describe('synonyms.yml', () => {
  test('sends visitors to words that the site has', () => {
    const texts = sets.flatMap(({ records }) =>
      records.flatMap((own) => [own.title, own.section, own.text, ...own.keywords]),
    )
    const known = new Set(texts.flatMap((text) => listWords(text).map(({ form }) => stem(form))))
    const wanted = synonyms.flatMap((group) => ('say' in group ? group.find : []))
    const dead = wanted.filter((phrase) => listWords(phrase).some(({ form }) => !known.has(stem(form))))
    expect(dead).toEqual([])
  })
})
