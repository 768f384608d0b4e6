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

/** The first release of the app. A page about a feature that it already had needs no version. */
const firstRelease = '0.1'

/** Creates its format when it's called, because a constant would be in the script of every page that needs a platform's id. */
const joinWithOr = (names: readonly string[]) => new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)

/** The plans with which readers can use what a page is about. */
export const planNames = { free: 'Free or Premium', premium: 'Premium' } as const

/**
 * Returns what's under a page's title: who it's for, if the page says so, and what readers need.
 * @example describeDoc({ platforms: ['win', 'mac'], since: '1.8', plan: 'premium' })
 * // => [{ term: 'You need', text: 'Premium, on Windows or macOS, version 1.8 or later' }]
 */
export function describeDoc(doc: {
  audience?: string
  platforms: readonly PlatformId[]
  since?: string
  plan: 'free' | 'premium'
}): { term: string; text: string }[] {
  const { audience, since } = doc
  const isEverywhere = platformIds.every((id) => doc.platforms.includes(id))
  const needs = [
    planNames[doc.plan],
    `on ${isEverywhere ? 'any platform' : joinWithOr(doc.platforms.map((id) => platformNames[id]))}`,
    ...(since && since !== firstRelease ? [`version ${since} or later`] : []),
  ]
  return [...(audience ? [{ term: 'For', text: audience }] : []), { term: 'You need', text: needs.join(', ') }]
}
