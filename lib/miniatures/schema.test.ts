import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { miniatureSchema } from './schema'

const folder = path.resolve(import.meta.dirname, '../../content/miniatures')
const files = readdirSync(folder).filter((file) => file.endsWith('.yml'))

describe('content/miniatures', () => {
  test.each(files)('%s is a valid picture', (file) => {
    const result = miniatureSchema.safeParse(parse(readFileSync(path.join(folder, file), 'utf8')))
    expect(result.error?.issues ?? []).toEqual([])
  })

  test('home-app.yml shows the same day as home-today.yml', () => {
    const [app, today] = ['home-app.yml', 'home-today.yml'].map((file) =>
      parse(readFileSync(path.join(folder, file), 'utf8')),
    )
    expect(app.screen).toEqual(today)
  })
})

describe('miniatureSchema', () => {
  const task = { name: 'Answer Petra' }
  const board = { kind: 'board', title: 'Spring release', columns: [{ stage: 'Now', count: 1, tasks: [task] }] }
  const calendar = { kind: 'calendar', title: 'Today', hours: [9, 12] }
  const talk = { name: 'Talk', from: '09:00', to: '10:00', type: 'block' }

  /** Returns the mistakes in a picture, each with its place. */
  const listMistakes = (data: unknown) =>
    miniatureSchema.safeParse(data).error?.issues.map(({ path: at, message }) => [...at, message].join(' ')) ?? []

  test('accepts a valid picture', () => expect(listMistakes(board)).toEqual([]))

  test.each([
    ['an unknown kind', { kind: 'postcard' }, /^kind/],
    ['a field that does not exist', { ...board, colour: 'red' }, /Unrecognized key: "colour"/],
    ['a missing field', { kind: 'timer', title: 'Talk' }, /clock is missing/],
    [
      'a number where text is wanted',
      { kind: 'fields', title: 'A', fields: [{ name: 'B', value: 15 }] },
      /fields 0 value must be text {2}\(put numbers/,
    ],
    [
      'rows of unequal length',
      { kind: 'habits', title: 'Habits', days: 'MTW', rows: [{ name: 'Read', squares: 'yy' }] },
      /rows every row must have as many squares/,
    ],
    [
      'an unknown square',
      { kind: 'habits', title: 'Habits', days: 'MT', rows: [{ name: 'Read', squares: 'yx' }] },
      /must be squares/,
    ],
    [
      'a mood outside 1 to 5',
      { kind: 'mood-chart', title: 'Mood', points: [3, 7], from: 'a', to: 'b' },
      /points 1 must be a mood/,
    ],
    ['a level that does not exist', { kind: 'check-in', title: 'How are you', level: 'Fine' }, /level .*Awful.*Bad/],
    [
      'a block that ends before it starts',
      { ...calendar, blocks: [{ ...talk, to: '08:00' }] },
      /blocks 0 to must be later/,
    ],
    [
      'a block outside the hours',
      { ...calendar, blocks: [{ ...talk, to: '12:30' }] },
      /blocks every block must be between/,
    ],
    [
      'a part that is not in the text',
      { kind: 'quick-add', text: 'Call friends', reads: [{ part: 'fri', field: 'Scheduled', value: 'Fri' }] },
      /reads every part must be in the text/,
    ],
    [
      'quadrants in another order',
      {
        kind: 'matrix',
        title: 'Week',
        quadrants: ['Plan', 'Do first', 'Hand off', 'Drop'].map((name) => ({ name, tasks: [] })),
      },
      /quadrants 0 name/,
    ],
  ])('names %s', (_fault, data, message) => {
    expect(listMistakes(data).join()).toMatch(message)
  })

  test('names every mistake', () => {
    expect(listMistakes({ kind: 'search', results: [] })).toHaveLength(2)
  })
})
