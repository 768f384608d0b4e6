import { describe, expect, test } from 'vitest'
import { createLexicon } from './lexicon'
import { joinVersions, listLonger, listOwn, listSlips, qualities, splitForm } from './likeness'
import { listWords } from './words'

const lexicon = createLexicon()
for (const { form, parts = [] } of listWords('task tasks calendar calendars recurring 2.0.18 team note'))
  for (const word of [form, ...parts]) lexicon.add(word)
const named = (likenesses: readonly { stem: number; quality: number }[]) =>
  likenesses.map(({ stem, quality }) => [lexicon.stemText(stem), quality])

describe('listOwn', () => {
  test('is sure of the word itself, and nearly so of its inflections', () => {
    expect(named(listOwn('task', lexicon))).toContainEqual(['task', 1])
    expect(named(listOwn('tasking', lexicon))).toEqual([['task', qualities.inflection]])
    expect(listOwn('unknown', lexicon)).toEqual([])
  })
  test('takes a number for a part of a version, unsurely', () => {
    expect(named(listOwn('18', lexicon))).toEqual([['.18', qualities.versionPart]])
  })
})

describe('listLonger', () => {
  test('is surer the more of the word was typed', () => {
    const sureOf = (prefix: string) => listLonger(prefix, lexicon)[0]?.quality ?? 0
    expect(sureOf('calend')).toBeGreaterThan(sureOf('cal'))
    expect(sureOf('cal')).toBeGreaterThan(0)
    expect(sureOf('calendars')).toBeLessThan(qualities.prefix)
  })
})

describe('listSlips', () => {
  test('finds the word that was meant', () => expect(listSlips('calender', lexicon)[0]?.form).toBe('calendar'))
  test('allows two slips in long words only', () => {
    expect(listSlips('recruting', lexicon).map(({ form }) => form)).toEqual(['recurring'])
    expect(listSlips('tosc', lexicon)).toEqual([])
  })
  test('trusts a wrong first letter less', () => {
    const [first, other] = [listSlips('tesk', lexicon)[0], listSlips('bask', lexicon)[0]]
    expect(first?.quality).toBeGreaterThan(other?.quality ?? 1)
  })
  test('leaves short words and numbers alone', () => {
    expect(listSlips('tem', lexicon)).toEqual([])
    expect(listSlips('2.0.19', lexicon)).toEqual([])
  })
})

describe('splitForm', () => {
  const exists = (text: string) => ['dark', 'mode', 'darkm', 'ode'].includes(text)
  test('cuts where both parts are words, nearest to the middle', () =>
    expect(splitForm('darkmode', exists)).toEqual(['dark', 'mode']))
  test('leaves a word that has no such place', () => expect(splitForm('lightmode', exists)).toEqual([]))
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
