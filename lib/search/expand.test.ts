import { describe, expect, test } from 'vitest'
import { buildSearchSet } from '../testing/search-data'
import { createCorpus } from './corpus'
import { expandQuery, joinVersions, listCompletions, listInflections, listTypos, qualities, splitForm } from './expand'
import { createLexicon } from './lexicon'
import { buildSynonyms } from './synonyms'
import { listWords } from './words'

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
/** Returns how sure it is that the query's word at `at` means another word. */
const sureOf = (words: ReturnType<typeof expand>, other: string, at = 0) =>
  words[at]?.stems.get(corpus.lexicon.findStem(other) ?? -1) ?? 0

describe('expandQuery', () => {
  test('trusts an exact match most, inflections less and derivations least', () => {
    expect(sureOf(expand('task'), 'task')).toBe(1)
    expect(sureOf(expand('tasking'), 'task')).toBe(qualities.inflection)
    expect(sureOf(expand('encrypted'), 'encryption')).toBe(qualities.family)
  })

  test('completes the last word while it is typed, and unknown words', () => {
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

  test('corrects a typo in an unknown word, and reports it', () => {
    const words = expand('calednar')
    expect(words[0]?.meant).toBe('calendar')
    expect(sureOf(words, 'calendar')).toBe(qualities.typo)
    expect(expand('recurring')[0]?.meant).toBeUndefined()
  })

  test('treats known words as typos only when told to', () => {
    expect(sureOf(expand('ring'), 'sing')).toBe(0)
    expect(sureOf(expand('ring', { mayMisspell: true }), 'sing')).toBeCloseTo(0.9 * qualities.typo)
  })

  test("gives small words little weight, and doesn't need them", () => {
    const [the, week] = expand('the week')
    expect(the?.isContent).toBe(false)
    expect(week?.isContent).toBe(true)
    expect(the?.weight).toBeLessThan(week?.weight ?? 0)
  })

  test('lists each word once, and 24 at most', () => {
    expect(expand('task task week task')).toHaveLength(2)
    expect(expand(Array.from({ length: 60 }, (_, at) => `word${at}`).join(' '))).toHaveLength(24)
  })
})

const lexicon = createLexicon()
for (const { form, parts = [] } of listWords('task tasks calendar calendars recurring 2.0.18 team note'))
  for (const word of [form, ...parts]) lexicon.add(word)
const named = (meanings: readonly { stem: number; quality: number }[]) =>
  meanings.map(({ stem, quality }) => [lexicon.stemText(stem), quality])

describe('listInflections', () => {
  test('trusts the word itself fully, and its inflections almost as much', () => {
    expect(named(listInflections('task', lexicon))).toContainEqual(['task', 1])
    expect(named(listInflections('tasking', lexicon))).toEqual([['task', qualities.inflection]])
    expect(listInflections('unknown', lexicon)).toEqual([])
  })
  test('guesses that a number is part of a version', () => {
    expect(named(listInflections('18', lexicon))).toEqual([['.18', qualities.versionPart]])
  })
})

describe('listCompletions', () => {
  test('trusts a completion more the more of the word was typed', () => {
    const sureOf = (prefix: string) => listCompletions(prefix, lexicon)[0]?.quality ?? 0
    expect(sureOf('calend')).toBeGreaterThan(sureOf('cal'))
    expect(sureOf('cal')).toBeGreaterThan(0)
    expect(sureOf('calendars')).toBeLessThan(qualities.prefix)
  })
})

describe('listTypos', () => {
  test('finds the word that was meant', () => expect(listTypos('calender', lexicon)[0]?.form).toBe('calendar'))
  test('allows two errors in long words only', () => {
    expect(listTypos('recruting', lexicon).map(({ form }) => form)).toEqual(['recurring'])
    expect(listTypos('tosc', lexicon)).toEqual([])
  })
  test('trusts a wrong first letter less', () => {
    const [first, other] = [listTypos('tesk', lexicon)[0], listTypos('bask', lexicon)[0]]
    expect(first?.quality).toBeGreaterThan(other?.quality ?? 1)
  })
  test('leaves short words and numbers alone', () => {
    expect(listTypos('tem', lexicon)).toEqual([])
    expect(listTypos('2.0.19', lexicon)).toEqual([])
  })
})

describe('splitForm', () => {
  const exists = (text: string) => ['dark', 'mode', 'darkm', 'ode'].includes(text)
  test('cuts where both parts are words, nearest to the middle', () =>
    expect(splitForm('darkmode', exists)).toEqual(['dark', 'mode']))
  test("leaves a word whole if it can't be split like that", () => expect(splitForm('lightmode', exists)).toEqual([]))
})

describe('joinVersions', () => {
  const exists = (text: string) => text === '2.0.18'
  test('joins the numbers of a version', () =>
    expect(joinVersions(['new', 'in', '2', '0', '18'], exists)).toEqual(['new', 'in', '2.0.18']))
  test('leaves other numbers apart', () => {
    expect(joinVersions(['2', '5'], exists)).toEqual(['2', '5'])
    expect(joinVersions(['2', 'or', '18'], exists)).toEqual(['2', 'or', '18'])
    expect(joinVersions(['18'], exists)).toEqual(['18'])
  })
})
