import type { PlatformId, Store } from '../site/config-types'
import type { Downloads, PlatformDownload } from './build-downloads'

/** What the download page shows once the visitor's system is known, or known not to be supported. */
export type DownloadView = {
  heading: string
  /** The store of the visitor's system, as a badge. */
  store?: Store
  /** Whether the store opens automatically. */
  redirects: boolean
  /** Introduces the table. */
  intro?: string
  /** All platforms. Empty on a phone, where people can only install the app from its store. */
  rows: readonly PlatformDownload[]
}

/** Returns what to show while the system is unknown because no script has run: every download. */
export function toPlainView({ platforms }: Downloads): DownloadView {
  return {
    heading: 'Download',
    redirects: false,
    intro: 'Choose the download for your platform.',
    rows: platforms,
  }
}

/** Returns what to show a visitor whose system is `platform` (spec, "Download page"). */
export function toDownloadView(platform: PlatformId | undefined, { product, platforms }: Downloads): DownloadView {
  const own = platforms.find(({ id }) => id === platform)
  if (!own) {
    return { heading: `${product} does not seem to be available for your platform`, redirects: false, rows: platforms }
  }
  // style-allow exclamation: the specification gives this heading
  const thanks = { heading: 'Thank you!', store: own.store, redirects: own.id === 'mac' }
  if (own.id === 'ios' || own.id === 'android') return { ...thanks, rows: [] }
  return { ...thanks, intro: 'Or, pick alternative version below...', rows: platforms }
}
