import { fromMarkdown } from 'mdast-util-from-markdown'
import { describe, expect, test } from 'vitest'
import { compareText, compareWords, countWords, measureLikeness, shorten } from './compare-text'

const compare = (before: string, after: string) => compareText(fromMarkdown(before), fromMarkdown(after))
const write = (parts: readonly { text: string; kind: string }[]) =>
  parts.map(({ text, kind }) => (kind === 'same' ? text : `${kind === 'added' ? '{+' : '{-'}${text}}`)).join('')

describe('compareText', () => {
  test('lists each place that differs, with the heading above it', () => {
    const changes = compare('# A\n\nOne.\n\n# B\n\nTwo.\n\nThree.', '# A\n\nOne!\n\n# B\n\nTwo.\n\nFour.')
    expect(changes.map(({ heading, parts }) => `${heading}: ${write(parts)}`)).toEqual([
      'A: One{-.}{+!}',
      'B: {-Three}{+Four}.',
    ])
  })

  test('shows a new item of a numbered list without the items after it', () => {
    const changes = compare('1. Open it.\n2. Save it.', '1. Open it.\n2. Change it.\n3. Save it.')
    expect(changes.map(({ parts }) => write(parts))).toEqual(['{+Change it.}'])
  })

  test('shows text as readers see it, without markup', () => {
    const changes = compare('## Old\n\n[a](/x), *b*', '## New\n\n[a](/y), **b**\n\n> One\n>\n> Two')
    expect(changes.map(({ parts }) => write(parts))).toEqual(['{-Old}{+New}', '{+One\nTwo}'])
  })

  test('finds no differences in identical texts', () => expect(compare('Same.', 'Same.')).toEqual([]))
})

test('compareWords joins changes that only a space separates', () => {
  expect(write(compareWords('You can read it', 'We may read it'))).toBe('{-You can}{+We may} read it')
  expect(write(compareWords('places, so if your', 'places. If your'))).toBe('places{-, so if}{+. If} your')
})

test.each([
  ['for 0.5 hours', 'for 0.25 hours', 'for {-0.5}{+0.25} hours'],
  ['up to 10,000.', 'up to 12,000.', 'up to {-10,000}{+12,000}.'],
  ['since v2.0.1.', 'since v2.1.0.', 'since {-v2.0.1}{+v2.1.0}.'],
  ['on 2026-05-02, 09:30', 'on 2026-06-02, 09:45', 'on {-2026-05-02}{+2026-06-02}, {-09:30}{+09:45}'],
  ['1. Open, save', '2. Open/save', '{-1}{+2}. Open{-, }{+/}save'],
])('compareWords keeps numbers whole: %s, %s', (before, after, expected) => {
  expect(write(compareWords(before, after))).toBe(expected)
})

test('countWords counts added and removed words separately', () => {
  expect(countWords(compare('One two three.', 'One four five six three.'))).toEqual({ added: 3, removed: 1 })
})

test('shorten keeps the words next to changes', () => {
  const long = Array.from({ length: 50 }, (_, index) => `w${index}`).join(' ')
  const [before, , after] = shorten(compareWords(`${long} old ${long}`, `${long} new ${long}`), 2)
  expect(before?.text).toBe('… w48 w49 ')
  expect(after?.kind).toBe('added')
})

test('measureLikeness is 1 for the same words, and 0 if there are no words in common', () => {
  expect(measureLikeness('a b c', 'A, b and c.')).toBeCloseTo(6 / 7)
  expect(measureLikeness('a b', 'c d')).toBe(0)
  expect(measureLikeness('', '')).toBe(0)
})
