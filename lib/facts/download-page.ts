import type { Store } from '../site/config-types'
import type { PlatformId } from '../site/platforms'
import { isRecord } from '../utils/json'
import type { Downloads, PlatformDownload } from './downloads'

declare global {
  interface Document {
    /** Not in TypeScript's own types yet, nor in every browser. */
    readonly prerendering?: boolean
  }
}

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
  /** On a phone, there's a picture of the app, and what its system needs. */
  phone?: { needs: string }
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
  if (own.id === 'ios' || own.id === 'android') return { ...thanks, rows: [], phone: { needs: own.needs } }
  return { ...thanks, intro: 'Or, pick alternative version below...', rows: platforms }
}

/** How long the visitor has to decide to stay, in milliseconds (spec, section 9). */
export const redirectDelay = 1000

/** How the visitor came to the page, as far as opening a store automatically depends on it. */
export type Visit = {
  /** Rendered by the browser before a navigation that may never happen. */
  isPrerendered: boolean
  /** Loaded again by going back or forward. */
  isRestored: boolean
  /** The store has already opened from this entry of the history, or the visitor left it before it could. */
  isSpent: boolean
}

/** Returns whether the store may open automatically: only for a visitor who has just arrived. A background tab waits until it's visible. */
export function mayRedirect({ isPrerendered, isRestored, isSpent }: Visit): boolean {
  return !isPrerendered && !isRestored && !isSpent
}

/** What `readVisit` reads from a window. Not every browser has `prerendering` and `activationStart`. */
export type VisitedWindow = {
  document: Pick<Document, 'prerendering'>
  history: { state: unknown }
  location: { pathname: string }
  performance: { getEntriesByType(type: 'navigation'): readonly object[] }
}

type PageLoad = { name?: string; type?: string; activationStart?: number }

const spentKey = 'downloadRedirectSpent'

/** Describes the visit that `window` shows. */
export function readVisit({ document, history, location, performance }: VisitedWindow): Visit {
  const [load = {}] = performance.getEntriesByType('navigation') as readonly PageLoad[]
  // A document stays while its visitor follows links within the site, so how it was loaded only describes its first page.
  const isFirstPage = load.name !== undefined && new URL(load.name).pathname === location.pathname
  return {
    isPrerendered: document.prerendering === true || (isFirstPage && (load.activationStart ?? 0) > 0),
    isRestored: isFirstPage && load.type === 'back_forward',
    isSpent: isRecord(history.state) && history.state[spentKey] === true,
  }
}

/** Returns the state of a history entry with the mark that `readVisit` looks for. It keeps the router's own state. */
export function toSpentState(state: unknown): object {
  return { ...(isRecord(state) ? state : {}), [spentKey]: true }
}
