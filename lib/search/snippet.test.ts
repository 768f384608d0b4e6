import { describe, expect, test } from 'vitest'
import { createChance } from '../testing/chance'
import { cutSnippet, listMatches, listTerms, type Matcher, markText } from './snippet'
import { listWords } from './words'

const keys = new Map([
  ['sync', 0],
  ['conflict', 1],
  ['device', 2],
])
const forms: string[] = []
const toForms = (text: string) => Uint32Array.from(listWords(text), ({ form }) => forms.push(form) - 1)
const matcher: Matcher = (form) => {
  const key = keys.get(forms[form] ?? '')
  return key === undefined ? undefined : { key, weight: 1 }
}
const find = (text: string, own = matcher) => listMatches(text, toForms(text), own)
const cut = (text: string, length = 50) => cutSnippet(text, find(text), length)
const marked = ({ text, ranges }: ReturnType<typeof cut>) => ranges.map(([start, end]) => text.slice(start, end))

describe('cutSnippet', () => {
  test('keeps a short text whole', () => {
    expect(cut('A sync, nothing more.')).toEqual({ text: 'A sync, nothing more.', ranges: [[2, 6]] })
  })

  test('shows the beginning if nothing is found', () => {
    expect(cut('Nothing of it stands in this text, however long it may go on.')).toEqual({
      text: 'Nothing of it stands in this text, however long it…',
      ranges: [],
    })
  })

  test('shows the part with most of the query, counting each word once', () => {
    const text = `sync sync sync sync. ${'word '.repeat(40)}A sync conflict on a device. ${'word '.repeat(40)}`
    expect(marked(cut(text))).toEqual(['sync', 'conflict', 'device'])
  })

  test('stays within the line of the matching words', () => {
    expect(cut('One line before\nThe sync is here\nOne line after').text).toBe('The sync is here')
  })

  test('cuts between words, and marks the cuts', () => {
    const { text } = cut(`${'alpha beta gamma '.repeat(9)}conflict ${'delta epsilon '.repeat(9)}`)
    expect(text).toMatch(/^…(?:alpha |beta |gamma )*conflict(?: delta| epsilon)*…$/)
  })

  test('never puts a full stop before the ellipsis', () => {
    expect(cut(`Sync conflict. ${'word '.repeat(40)}`, 14).text).toBe('Sync conflict…')
    expect(cut(`Sync conflict, ${'word '.repeat(40)}`, 14).text).toBe('Sync conflict…')
  })

  test('keeps a single word that is longer than the limit', () => {
    expect(cut('conflict', 4)).toEqual({ text: 'conflict', ranges: [[0, 8]] })
  })

  test('cuts a text without spaces at the limit, and never splits a character', () => {
    expect(cut('x'.repeat(80), 10).text).toBe(`${'x'.repeat(10)}…`)
    expect(cut('😀'.repeat(80), 9).text).toBe(`${'😀'.repeat(4)}…`)
  })

  test('follows its rules for any text', () => {
    const { chance, pick } = createChance(3)
    const parts = ['sync', 'conflict', 'device', 'a', 'longer-word', 'word,', '\n', 'Ctrl+K', '2.0.18', 'Übung', '(or']
    for (let round = 0; round < 1000; round += 1) {
      const source = Array.from({ length: 1 + Math.floor(chance() * 40) }, () => pick(parts)).join(' ')
      const length = 10 + Math.floor(chance() * 90)
      const snippet = cut(source, length)
      const bare = snippet.text.replace(/^…|…$/g, '')
      // In front of an ellipsis, a word loses its comma.
      const words = new Set(source.split(/\s+/).flatMap((word) => [word, word.replace(/,$/, '')]))
      const kept = {
        length: bare.length <= length,
        piece: source.replaceAll('\n', ' ').includes(bare),
        words: bare.split(/\s+/).every((word) => !word || words.has(word)),
        marks: marked(snippet).every((word) => keys.has(word)),
      }
      const about = JSON.stringify({ source, length, snippet })
      expect(kept, about).toEqual({ length: true, piece: true, words: true, marks: true })
    }
  })
})

describe('listMatches', () => {
  test('ignores the parts of words, which come after the words', () => {
    const text = 'One syncDevice'
    const withParts = Uint32Array.from([...toForms(text), ...toForms('sync device')])
    expect(listMatches(text, withParts, matcher)).toEqual([])
  })
})

describe('markText', () => {
  test('marks what matches the query', () => {
    const text = 'Device and sync'
    expect(markText(text, find(text)).ranges).toEqual([
      [0, 6],
      [11, 15],
    ])
  })
})

describe('listTerms', () => {
  test("lists each word once as it's written, most important first", () => {
    const heavy: Matcher = (form) => (forms[form] === 'sync' ? { key: 0, weight: 2 } : matcher(form))
    const text = 'Conflict, SYNC, sync and conflict'
    expect(listTerms([[text, find(text, heavy)]])).toEqual(['sync', 'conflict'])
  })
  test('lists eight at most', () => {
    const text = Array.from({ length: 20 }, (_, at) => `w${at}`).join(' ')
    const every: Matcher = () => ({ key: 0, weight: 1 })
    expect(listTerms([[text, find(text, every)]])).toHaveLength(8)
  })
})
