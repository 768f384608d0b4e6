import { describe, expect, test } from 'vitest'
import { buildSeal } from './seal'

describe('buildSeal', () => {
  test('is the same for the same words', () => expect(buildSeal('Jonas')).toEqual(buildSeal('Jonas')))

  test('differs for others', () => expect(buildSeal('Jonas').yarns).not.toEqual(buildSeal('Petra').yarns))

  test('says nothing about words but how many there are', () => {
    const [short, long] = [buildSeal('Good'), buildSeal('Call Dr Weiss about the results')]
    expect(short).toMatchObject({ width: 32, height: 16 })
    expect(long.width).toBeGreaterThan(short.width)
  })

  test('ends at a small rectangle', () => {
    expect(buildSeal('long '.repeat(100))).toMatchObject({ width: 120, height: 32 })
  })
})
