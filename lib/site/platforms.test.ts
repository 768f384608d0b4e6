import { describe, expect, test } from 'vitest'
import { describeDoc, platformIds } from './platforms'

describe('describeDoc', () => {
  const forEverybody = { platforms: platformIds, plan: 'free', version: '2.x' } as const

  test('says who the page is for, and nothing about needs that everybody meets', () => {
    const audience = 'anyone who plans one day at a time'
    expect(describeDoc({ ...forEverybody, audience })).toEqual([{ term: 'For', text: audience }])
  })

  test.each([
    [{ plan: 'premium' }, 'Premium'],
    [{ platforms: ['win', 'mac'] }, 'the app on Windows or macOS'],
    [{ since: '2.0.11' }, 'version 2.0.11 or later'],
    [{ since: '2.1', platforms: ['ios'] }, 'version 2.1 or later on iOS'],
    [{ plan: 'premium', since: '2.1' }, 'Premium, and version 2.1 or later'],
    [{ plan: 'premium', platforms: ['mac', 'ios'] }, 'Premium, and the app on macOS or iOS'],
  ] as const)('with %o, readers need “%s”', (needs, text) => {
    expect(describeDoc({ ...forEverybody, ...needs })).toEqual([{ term: 'You need', text }])
  })

  test('names a release only if some apps of the current version are older', () => {
    const introducedIn = (since: string, version: '2.x' | '1.x') => describeDoc({ ...forEverybody, since, version })
    for (const since of ['0.15', '1.10', '2.0']) expect(introducedIn(since, '2.x')).toEqual([])
    for (const since of ['0.15', '1.10']) expect(introducedIn(since, '1.x')).toEqual([])
  })
})
