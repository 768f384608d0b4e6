/** Operating systems the app runs on, in the order in which pages show them (spec, section 3). */
export const platformIds = ['win', 'mac', 'linux', 'ios', 'android'] as const
export type PlatformId = (typeof platformIds)[number]

export const platformNames: Record<PlatformId, string> = {
  win: 'Windows',
  mac: 'macOS',
  linux: 'Linux',
  ios: 'iOS',
  android: 'Android',
}

/** The store of each platform, by its key in the configuration. */
export const storeIds = {
  win: 'microsoft',
  mac: 'mac',
  linux: 'snap',
  ios: 'ios',
  android: 'play',
} as const satisfies Record<PlatformId, string>
export type StoreId = (typeof storeIds)[PlatformId]

/**
 * Returns the short facts under a page's title: platforms, first version and plan.
 * @example describeDoc({ platforms: ['win', 'mac'], since: '1.8', plan: 'premium' }) // => ['Windows, macOS', 'Since 1.8', 'Premium']
 */
export function describeDoc(doc: {
  platforms: readonly PlatformId[]
  since?: string
  plan: 'free' | 'premium'
}): string[] {
  const isEverywhere = platformIds.every((id) => doc.platforms.includes(id))
  return [
    isEverywhere ? 'All platforms' : doc.platforms.map((id) => platformNames[id]).join(', '),
    ...(doc.since ? [`Since ${doc.since}`] : []),
    doc.plan === 'free' ? 'Free and Premium' : 'Premium',
  ]
}
