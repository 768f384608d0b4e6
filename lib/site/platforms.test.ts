import { describe, expect, test } from 'vitest'
import { describeDoc, platformIds } from './platforms'

describe('describeDoc', () => {
  test('says who the page is for, and what readers need', () => {
    const audience = 'anyone who plans one day at a time'
    expect(describeDoc({ audience, platforms: platformIds, since: '0.15', plan: 'free' })).toEqual([
      { term: 'For', text: audience },
      { term: 'You need', text: 'Free or Premium, on any platform, version 0.15 or later' },
    ])
  })

  test('names the platforms if some are missing', () => {
    expect(describeDoc({ platforms: ['win', 'mac'], since: '1.8', plan: 'premium' })).toEqual([
      { term: 'You need', text: 'Premium, on Windows or macOS, version 1.8 or later' },
    ])
  })

  test('names no version if every version will do', () => {
    expect(describeDoc({ platforms: ['ios'], since: '0.1', plan: 'free' })[0]?.text).toBe('Free or Premium, on iOS')
  })

  test('says nothing about the release if the page introduces nothing', () => {
    expect(describeDoc({ platforms: platformIds, plan: 'free' })[0]?.text).toBe('Free or Premium, on any platform')
  })
})
