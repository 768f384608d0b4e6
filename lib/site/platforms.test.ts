import { describe, expect, test } from 'vitest'
import { describeDoc, platformIds } from './platforms'

describe('describeDoc', () => {
  test('says "All platforms" for all five', () => {
    expect(describeDoc({ platforms: [...platformIds], since: '0.15', plan: 'free' })).toEqual([
      'All platforms',
      'Since 0.15',
      'Free and Premium',
    ])
  })

  test('names the platforms if some are missing', () => {
    expect(describeDoc({ platforms: ['win', 'mac'], since: '1.8', plan: 'premium' })).toEqual([
      'Windows, macOS',
      'Since 1.8',
      'Premium',
    ])
  })

  test('says nothing about the release if the page introduces nothing', () => {
    expect(describeDoc({ platforms: [...platformIds], plan: 'free' })).toEqual(['All platforms', 'Free and Premium'])
  })
})
