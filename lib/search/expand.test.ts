import { describe, expect, test } from 'vitest'
import { buildSearchSet } from '../testing/search-set'
import { createCorpus } from './corpus'
import { expandQuery } from './expand'
import { qualities } from './likeness'
import { buildSynonyms } from './synonyms'

const corpus = createCorpus()
corpus.add(
  buildSearchSet('docs', [
    { url: '/a', title: 'Recurring tasks', text: 'Repeat a task every week. Reminders ring or sing.' },
    { url: '/b', title: 'Front matter', text: 'The darkness of frontmatter and dark themes; a theme for each mode.' },
    { url: '/c', title: 'Encryption', text: 'Everything is encrypted on the device. Week numbers in the calendar.' },
  ]),
)
const synonyms = buildSynonyms([['task', 'todo'], { say: ['how much'], find: ['week numbers'] }])

const expand = (query: string, options: { isTyping?: boolean; mayMisspell?: boolean } = {}) =>
  expandQuery(query.split(' '), { corpus, synonyms, isTyping: false, mayMisspell: false, ...options })
/** Returns how surely the query's word at `at` stands for another word. */
const sureOf = (words: ReturnType<typeof expand>, other: string, at = 0) =>
  words[at]?.stems.get(corpus.lexicon.findStem(other) ?? -1) ?? 0

describe('expandQuery', () => {
  test('is sure of a word that is there, less of inflections, least of derivations', () => {
    expect(sureOf(expand('task'), 'task')).toBe(1)
    expect(sureOf(expand('tasking'), 'task')).toBe(qualities.inflection)
    expect(sureOf(expand('encrypted'), 'encryption')).toBe(qualities.family)
  })

  test('goes on with the last word while it is typed, and with unknown words', () => {
    expect(sureOf(expand('remin', { isTyping: true }), 'reminder')).toBeGreaterThan(0.5)
    expect(sureOf(expand('every', { isTyping: true }), 'everyth')).toBeGreaterThan(0)
    expect(sureOf(expand('every'), 'everyth')).toBe(0)
    expect(sureOf(expand('remin task'), 'reminder')).toBeGreaterThan(0.5)
  })

  test('joins and splits words', () => {
    expect(sureOf(expand('front matter'), 'frontmatter', 1)).toBe(qualities.joined)
    const split = expand('darkmode')
    expect(sureOf(split, 'dark')).toBe(qualities.split)
    expect(sureOf(split, 'mod')).toBe(qualities.split)
  })

  test('knows synonyms of a word, and of several words together', () => {
    expect(sureOf(expand('todos'), 'task')).toBe(qualities.synonym)
    const [how, much] = expand('how much')
    expect(how?.phrases).toEqual(much?.phrases)
    expect(how?.phrases[0]?.stems.map(corpus.lexicon.stemText)).toEqual(['week', 'number'])
    expect([how?.isContent, much?.isContent]).toEqual([true, true])
  })

  test('takes an unknown word for one a slip away, and says so', () => {
    const words = expand('calednar')
    expect(words[0]?.meant).toBe('calendar')
    expect(sureOf(words, 'calendar')).toBe(qualities.slip)
    expect(expand('recurring')[0]?.meant).toBeUndefined()
  })

  test('takes known words for slips of others only when told to', () => {
    expect(sureOf(expand('ring'), 'sing')).toBe(0)
    expect(sureOf(expand('ring', { mayMisspell: true }), 'sing')).toBeCloseTo(0.9 * qualities.slip)
  })

  test('gives small words little weight, and needs none of them', () => {
    const [the, week] = expand('the week')
    expect(the?.isContent).toBe(false)
    expect(week?.isContent).toBe(true)
    expect(the?.weight).toBeLessThan(week?.weight ?? 0)
  })

  test('takes each word once, and 24 at most', () => {
    expect(expand('task task week task')).toHaveLength(2)
    expect(expand(Array.from({ length: 60 }, (_, at) => `word${at}`).join(' '))).toHaveLength(24)
  })
})
