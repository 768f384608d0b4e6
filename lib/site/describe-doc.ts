import { type PlatformId, platformIds } from './config-types'

export const platformNames: Record<PlatformId, string> = {
  win: 'Windows',
  mac: 'macOS',
  linux: 'Linux',
  ios: 'iOS',
  android: 'Android',
}

/**
 * Returns the short facts under a page's title: platforms, first version and plan.
 * @example describeDoc({ platforms: ['win', 'mac'], since: '1.8', plan: 'premium' }) // => ['Windows, macOS', 'Since 1.8', 'Premium']
 */
export function describeDoc(doc: {
  platforms: readonly PlatformId[]
  since: string
  plan: 'free' | 'premium'
}): string[] {
  const isEverywhere = platformIds.every((id) => doc.platforms.includes(id))
  return [
    isEverywhere ? 'All platforms' : doc.platforms.map((id) => platformNames[id]).join(', '),
    `Since ${doc.since}`,
    doc.plan === 'free' ? 'Free and Premium' : 'Premium',
  ]
}
