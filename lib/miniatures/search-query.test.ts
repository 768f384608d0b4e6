import { describe, expect, test } from 'vitest'
import { markHits, splitQuery } from './search-query'

const toTypes = (query: string) => splitQuery(query).map(({ text, type }) => `${type} ${text}`)

describe('splitQuery', () => {
  test('tells operators from words', () => {
    expect(toTypes('is:open berlin')).toEqual(['operator is:open', 'word berlin'])
  })

  test('keeps quoted words together', () => {
    expect(toTypes('in:"Around the house" "entry phone"')).toEqual([
      'operator in:"Around the house"',
      'word "entry phone"',
    ])
  })

  test('takes an excluded word for an operator', () => expect(toTypes('-work')).toEqual(['operator -work']))
})

describe('markHits', () => {
  const listHits = (text: string, query: string) =>
    markHits(text, query)
      .filter(({ isHit }) => isHit)
      .map((segment) => segment.text)

  test('finds the words whatever their case', () => {
    expect(listHits('Book the train to Berlin', 'is:open berlin')).toEqual(['Berlin'])
  })

  test('finds exact words without their quotation marks', () => {
    expect(listHits('The entry phone is repaired', 'type:note "entry phone"')).toEqual(['entry phone'])
  })

  test('takes signs for what they are', () => expect(listHits('Costs 5 € (net)', '(net)')).toEqual(['(net)']))

  test('marks nothing for operators alone', () => expect(listHits('Anything', 'is:open')).toEqual([]))

  test('keeps the text whole', () => {
    expect(
      markHits('Berlin, then Berlin', 'berlin')
        .map(({ text }) => text)
        .join(''),
    ).toBe('Berlin, then Berlin')
  })
})
