import { describe, expect, test } from 'vitest'
import { createChance } from '../testing/chance'
import { editDistance } from '../utils/nearest'
import { createLexicon } from './lexicon'

const words = ['task', 'tasks', 'tasked', 'team', 'reminder', 'reminders', 'encrypted', 'encryption', 'tag']
const lexicon = createLexicon()
for (const word of words) lexicon.add(word)
const texts = (forms: readonly number[]) => forms.map(lexicon.formText)

describe('createLexicon', () => {
  test('gives each form its number, and its inflections the same stem', () => {
    expect(lexicon.add('task')).toBe(lexicon.findForm('task'))
    const stems = ['task', 'tasks', 'tasked'].map((word) => lexicon.stemOf(lexicon.add(word)))
    expect(new Set(stems).size).toBe(1)
    expect(lexicon.stemText(stems[0] ?? -1)).toBe('task')
  })

  test('lists words that begin with a prefix, shortest first', () => {
    expect(texts(lexicon.listByPrefix('ta', 10))).toEqual(['tag', 'task', 'tasks', 'tasked'])
    expect(texts(lexicon.listByPrefix('ta', 2))).toEqual(['tag', 'task'])
    expect(lexicon.listByPrefix('x', 10)).toEqual([])
    expect(lexicon.listByPrefix('zz', 10)).toEqual([])
  })

  test('lists words that are one or two typos away', () => {
    const near = lexicon.listNear('remidner', 1).map(({ form, distance }) => [lexicon.formText(form), distance])
    expect(near).toEqual([['reminder', 1]])
    expect(texts(lexicon.listNear('remindars', 2).map(({ form }) => form))).toEqual(['reminder', 'reminders'])
    expect(lexicon.listNear('calendar', 2)).toEqual([])
  })

  test("doesn't skip a close word because its letters differ", () => {
    const { chance, pick } = createChance(11)
    const word = () => Array.from({ length: 3 + Math.floor(chance() * 5) }, () => pick([...'abcdef'])).join('')
    const many = createLexicon()
    const all = [...new Set(Array.from({ length: 500 }, word))]
    for (const own of all) many.add(own)
    for (const wanted of all.slice(0, 50)) {
      const near = many.listNear(wanted, 2).map(({ form }) => many.formText(form))
      expect(near.toSorted()).toEqual(all.filter((own) => editDistance(wanted, own, 2) <= 2).toSorted())
    }
  })

  test('lists words that begin with something one typo away', () => {
    expect(texts(lexicon.listNearPrefix('encrpyt'))).toEqual(['encrypted', 'encryption'])
  })

  test('knows derivations', () => {
    const family = lexicon.listFamily('encrypt').map(lexicon.stemText)
    expect(family.sort()).toEqual(['encrypt', 'encryption'])
  })

  test('finds words that were added after the first query', () => {
    const growing = createLexicon()
    growing.add('alpha')
    expect(growing.listByPrefix('al', 5)).toHaveLength(1)
    growing.add('alps')
    expect(growing.listByPrefix('al', 5)).toHaveLength(2)
    expect(growing.listNear('alpx', 1)).toHaveLength(1)
  })

  test('accepts names that are properties of every object', () => {
    const odd = createLexicon()
    for (const name of ['constructor', 'hasownproperty', 'valueof']) {
      expect(odd.findForm(name)).toBeUndefined()
      expect(odd.formText(odd.add(name))).toBe(name)
    }
  })
})
