import type { PlatformId, SiteConfig } from './config-types'

/** The store of each platform, by its key in the configuration. */
export const storeIds = {
  win: 'microsoft',
  mac: 'mac',
  linux: 'snap',
  ios: 'ios',
  android: 'play',
} as const satisfies Record<PlatformId, keyof SiteConfig['stores']>
