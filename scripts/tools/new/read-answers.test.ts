import { describe, expect, test } from 'vitest'
import { defineKind } from './kind'
import { type Ask, describeKind, readAnswers } from './read-answers'

const trip = defineKind({
  name: 'trip',
  about: 'Creates a trip.',
  questions: {
    place: { about: 'Where to' },
    by: { about: 'How', options: () => [{ value: 'train' }, { value: 'bike' }] },
    tyres: { about: 'Which tyres', arises: ({ first }) => first('by') === 'bike' },
    bags: { about: 'What to pack', separator: ',', fallback: ({ first }) => [`a map of ${first('place')}`] },
  },
  build: () => ({ changes: [], next: [] }),
})

/** Answers each question with the answer to it in a list, and notes the questions. */
function answerWith(answers: Readonly<Record<string, string>>) {
  const asked: string[] = []
  const ask: Ask = async ({ about }) => {
    asked.push(about)
    return [answers[about] ?? '']
  }
  return { ask, asked }
}

describe('readAnswers', () => {
  test('asks only what the command line leaves out, and only questions that apply', async () => {
    const { ask, asked } = answerWith({ How: 'bike', 'Which tyres': 'wide', 'What to pack': 'tent' })
    const answers = await readAnswers(trip, ['Berlin'], '/', ask)
    expect(asked).toEqual(['How', 'Which tyres', 'What to pack'])
    expect(answers).toEqual({ place: 'Berlin', by: 'bike', tyres: 'wide', bags: ['tent'] })
  })

  test('stops asking if the command line is wrong', async () => {
    const { ask, asked } = answerWith({})
    await expect(readAnswers(trip, ['Berlin', '--by', 'trian'], '/', ask)).rejects.toThrow('(write train)')
    expect(asked).toEqual([])
  })

  test("refuses a first answer that's given both on its own and as an option, instead of dropping one", async () => {
    const answers = readAnswers(trip, ['Berlin', '--place', 'Prague', '--by', 'train'], '/', undefined)
    await expect(answers).rejects.toThrow('more than once')
  })

  test("uses values derived from other answers if there's nobody to ask", async () => {
    expect(await readAnswers(trip, ['Berlin', '--by', 'train'], '/')).toEqual({
      place: 'Berlin',
      by: 'train',
      tyres: '',
      bags: ['a map of Berlin'],
    })
  })

  test('an option can be repeated, or have several values', async () => {
    const { bags } = await readAnswers(trip, ['Berlin', '--by', 'train', '--bags', 'tent, map', '--bags', 'book'], '/')
    expect(bags).toEqual(['tent', 'map', 'book'])
  })
})

test('the help names each option with its values, unless they depend on other answers', () => {
  expect(describeKind(trip, '/')).toBe(`npm run new -- trip PLACE --OPTION VALUE …

Creates a trip. In a terminal, it asks for what you leave out.

  PLACE    Where to
  --by     How. One of train, bike
  --tyres  Which tyres
  --bags   What to pack. Separate several with commas`)
})
