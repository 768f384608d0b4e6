import { describe, expect, test } from 'vitest'
import { createChance } from '../testing/chance'
import { describeChoices, editDistance, findNearest, suggestName, suggestValue } from './nearest'

describe('editDistance', () => {
  test.each([
    ['task', 'task', 0],
    ['task', 'tasks', 1],
    ['task', 'ask', 1],
    ['task', 'tusk', 1],
    ['task', 'taks', 1],
    ['recurring', 'recuring', 1],
    ['reminder', 'remnider', 1],
    ['habit', 'rabbit', 2],
  ])('from %s to %s is %i', (a, b, distance) => {
    expect(editDistance(a, b, 3)).toBe(distance)
    expect(editDistance(b, a, 3)).toBe(distance)
  })

  test('stops once the distance is above the limit', () => {
    expect(editDistance('calendar', 'password', 2)).toBe(3)
    expect(editDistance('a', 'abcdef', 2)).toBe(3)
  })

  test('returns the same as a simple implementation', () => {
    const { chance, pick } = createChance(7)
    const word = () => Array.from({ length: 1 + Math.floor(chance() * 7) }, () => pick([...'abc'])).join('')
    for (let round = 0; round < 2000; round += 1) {
      const [a, b] = [word(), word()]
      const distance = countPlainly(a, b)
      expect(editDistance(a, b, Number.POSITIVE_INFINITY), `${a} ${b}`).toBe(distance)
      expect(editDistance(a, b, 2), `${a} ${b}`).toBe(Math.min(3, distance))
    }
  })
})

/** Computes the whole table, cell by cell. */
function countPlainly(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i + j))
  const at = (i: number, j: number) => table[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      let least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, at(i - 2, j - 2) + 1)
      table[i]?.splice(j, 1, least)
    }
  }
  return at(a.length, b.length)
}

describe('findNearest', () => {
  const fields = ['title', 'description', 'plan', 'platforms', 'related']

  test.each([
    ['titel', 'title'],
    ['plattforms', 'platforms'],
    ['realted', 'related'],
    ['descirptoin', 'description'],
    ['TITLE', 'title'],
  ])('corrects %s to %s', (word, meant) => expect(findNearest(word, fields)).toBe(meant))

  test.each([
    ['Crad', 'Card'],
    ['Cards', 'Card'],
    ['Callot', 'Callout'],
    ['tp', 'tip'],
    ['highest', 'higher'],
    ['guide/habit', 'guide/habits'],
    ['/docs/guide/hbaits', '/docs/guide/habits'],
    ['Settings → Tasks → Carry ovr', 'Settings → Tasks → Carry over'],
  ])('suggests what is close to %s', (word, meant) => expect(findNearest(word, [meant])).toBe(meant))

  test.each([
    ['Chart', 'Card'],
    ['Grid', 'Gist'],
    ['Note', 'Tabs'],
    ['ab', 'xy'],
    ['3', '1'],
    ['three-tasks', 'two-tasks'],
    ['guide/cats', 'guide/tags'],
    ['/docs/guide/routines', '/docs/guide/habits'],
    ['Settings → Tasks → Undo', 'Settings → Tasks → Tags'],
  ])("doesn't correct %s to %s", (word, other) => expect(findNearest(word, [other])).toBeUndefined())

  test('finds the short form of a name written out in full', () =>
    expect(findNearest('windows', ['win', 'mac'])).toBe('win'))
  test('finds a name by its beginning', () => expect(findNearest('desc', fields)).toBe('description'))
  test('prefers the same word to a longer one', () => expect(findNearest('plan', ['plans', 'plan'])).toBe('plan'))
  test('prefers the first of two that are equally near', () =>
    expect(findNearest('plam', ['plan', 'play'])).toBe('plan'))
  test('takes the nearest among hundreds of similar paths', () => {
    const paths = Array.from({ length: 900 }, (_, index) => `/docs/generated/page-${index + 100}`)
    expect(findNearest('/docs/generatd/page-567', paths)).toBe('/docs/generated/page-567')
  })
  test('finds nothing if nothing is close', () => expect(findNearest('author', fields)).toBeUndefined())
  test('finds nothing in an empty list', () => expect(findNearest('title', [])).toBeUndefined())
})

test('describeChoices offers a single choice without a list', () => {
  expect(describeChoices(['win', 'mac'])).toBe('write one of win, mac')
  expect(describeChoices(['win'])).toBe('write win')
})

describe('suggestValue', () => {
  const write = (value: string) => `<${value}>`

  test('suggests the closest value, as it is written', () => {
    expect(suggestValue('Crad', ['Card', 'Tabs'])).toBe('write Card')
    expect(suggestValue('Crad', ['Card', 'Tabs'], { write })).toBe('write <Card>')
  })
  test('lists all values if none is close', () => {
    expect(suggestValue('Chart', ['Card', 'Tabs'], { write })).toBe('write one of <Card>, <Tabs>')
    expect(suggestValue('Chart', ['Card', 'Tabs'], { write, choices: ['Card'] })).toBe('write Card')
  })
  test('explains what to do if there are no values', () => {
    expect(suggestValue('Chart', [])).toBe('remove it')
    expect(suggestValue('Chart', [], { ifNone: 'add it' })).toBe('add it')
  })
})

test('suggestName suggests the closest name, or lists those that are allowed', () => {
  expect(suggestName('titel', ['title', 'plan'], 'fields')).toBe('write title')
  expect(suggestName('author', ['title', 'plan'], 'fields')).toBe('remove it; the fields are title, plan')
  expect(suggestName('author', [], 'props')).toBe('remove it')
})
