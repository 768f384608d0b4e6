import { isArchived, type VersionId } from './versions'

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

/** Creates its format when it's called, because a constant would be in the script of every page that needs a platform's id. */
const joinWithOr = (names: readonly string[]) => new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)

/** The plans with which readers can use what a page is about. */
export const planNames = { free: 'Free or Premium', premium: 'Premium' } as const

/**
 * Returns the rows under a page's title: who it's for, if the page says so, and what readers need that some of them don't have. The release is named only if
 * it came after the first one of the current version. Archived pages describe the last release of their version.
 * @example describeDoc({ platforms: ['win', 'mac'], since: '2.1', plan: 'premium', version: '2.x' })
 * // => [{ term: 'You need', text: 'Premium, and version 2.1 or later on Windows or macOS' }]
 */
export function describeDoc(doc: {
  audience?: string
  platforms: readonly PlatformId[]
  since?: string
  plan: 'free' | 'premium'
  version: VersionId
}): { term: string; text: string }[] {
  const { audience, since } = doc
  const [major] = doc.version.split('.')
  const isRecent = !isArchived(doc.version) && since?.startsWith(`${major}.`) && since !== `${major}.0`
  const release = isRecent ? `version ${since} or later` : undefined
  const systems = platformIds.every((id) => doc.platforms.includes(id))
    ? undefined
    : joinWithOr(doc.platforms.map((id) => platformNames[id]))
  const app = systems ? `${release ?? 'the app'} on ${systems}` : release
  const needs = [doc.plan === 'premium' ? planNames.premium : undefined, app].filter((need) => need !== undefined)
  return [
    ...(audience ? [{ term: 'For', text: audience }] : []),
    ...(needs.length > 0 ? [{ term: 'You need', text: needs.join(', and ') }] : []),
  ]
}
