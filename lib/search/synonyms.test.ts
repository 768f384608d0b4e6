import { describe, expect, test } from 'vitest'
import { buildSynonyms, listSynonyms } from './synonyms'

const synonyms = buildSynonyms([
  ['task', 'todo'],
  ['calendar', 'agenda', 'day planner'],
  { say: ['week of the year', 'how much'], find: ['week numbers'] },
])
const find = (query: string) => listSynonyms(query.split(' '), synonyms)

describe('listSynonyms', () => {
  test('treats the words in a list as synonyms of each other', () => {
    expect(find('todo')).toEqual([{ from: 0, to: 1, phrases: [['task']] }])
    expect(find('my agenda')).toEqual([{ from: 1, to: 2, phrases: [['calendar'], ['day', 'planner']] }])
  })
  test('treats `say` and `find` as synonyms in one direction only', () => {
    expect(find('how much')).toEqual([{ from: 0, to: 2, phrases: [['week', 'numbers']] }])
    expect(find('week numbers')).toEqual([])
  })
  test('knows inflections, and phrases with or without the small words inside them', () => {
    expect(find('todos')[0]?.phrases).toEqual([['task']])
    expect(find('weeks of year')[0]).toEqual({ from: 0, to: 3, phrases: [['week', 'numbers']] })
  })
  test('combines the synonyms of a phrase from several groups', () => {
    const both = buildSynonyms([['bill', 'invoice'], { say: ['bill'], find: ['receipt'] }])
    expect(listSynonyms(['bill'], both)[0]?.phrases).toEqual([['invoice'], ['receipt']])
  })
  test('finds nothing for other words', () => expect(find('constructor of note')).toEqual([]))
})
