import { describe, expect, test } from 'vitest'
import { currentVersion } from '../site/versions'
import { getFacts } from '../source/page-data'
import { buildPlanOffers } from './plans'

const offers = buildPlanOffers(getFacts(currentVersion.id))

describe('buildPlanOffers', () => {
  test('has all prices and what applies to each purchase', () => {
    expect(offers.prices).toEqual({ month: 6, year: 60, educationMonth: 3, educationYear: 30 })
    expect(offers.freeMonths).toBe(2)
    expect(offers.trialDays).toBe(30)
  })

  test('names the limits of both plans without their explanations', () => {
    const lists = { id: 'lists', label: 'Lists' }
    expect(offers.free.amounts).toContainEqual({ ...lists, amount: '10' })
    expect(offers.premium.amounts).toContainEqual({ ...lists, amount: '300' })
  })

  test('lists what only Premium has', () => {
    expect(offers.premium.functions).toEqual([
      'Time blocking',
      'Weather in entries',
      'Outlook calendar',
      'Email to task',
      'API and Zapier',
    ])
  })

  test('lists what both plans have', () => {
    expect(offers.free.included).toEqual(expect.arrayContaining(['Sync', 'Encryption', 'All platforms', 'Export']))
    expect(offers.free.included.join()).not.toContain(':')
  })
})
