import { describe, expect, test } from 'vitest'
import { stem } from '../../search/english'
import { listWords } from '../../search/words'
import { readSynonyms } from '../../source/search-data'
import { readBuiltIndex } from '../../testing/built-index'
import { askAll, measure } from '../../testing/search-evaluation'

const synonyms = readSynonyms()
const sets = readBuiltIndex()
const asked = askAll()
const answered = asked.filter(({ pages }) => pages.length > 0)

describe('search in the words of visitors', () => {
  test('there are at least 120 questions', () => expect(answered.length).toBeGreaterThanOrEqual(120))

  test.each([
    [1, 75],
    [3, 92],
  ])('a right page is among the first %i in %i of 100', (first, least) => {
    const { percent, missed } = measure(
      answered.filter(({ group }) => group === 'written' || group === 'held-back'),
      first,
    )
    expect(percent, missed).toBeGreaterThanOrEqual(least)
  })

  test('what nobody tuned for is answered among the first three in 80 of 100', () => {
    const { percent, missed } = measure(
      answered.filter(({ group }) => group === 'held-back'),
      3,
    )
    expect(percent, missed).toBeGreaterThanOrEqual(80)
  })

  test.each(asked.filter(({ group }) => group === 'gibberish'))('finds nothing strong for "$q"', ({ found }) => {
    expect(found).toEqual([])
  })

  test('no question is a heading, except those of readers who knew the names', () => {
    const toKey = (text: string) =>
      listWords(text)
        .map(({ form }) => form)
        .join(' ')
    const headings = new Set(sets.flatMap(({ records }) => records.map((own) => toKey(own.section || own.title))))
    const others = answered.filter(({ group }) => !group.startsWith('fresh'))
    expect(others.filter(({ q }) => headings.has(toKey(q)) && q.includes(' ')).map(({ q }) => q)).toEqual([])
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
