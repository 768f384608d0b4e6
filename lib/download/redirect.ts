/** Time in which a visitor may decide to stay, in milliseconds (spec, section 9). */
export const redirectDelay = 1000

/** How a page came to be on the screen, as far as the automatic opening of a store depends on it. */
export type Visit = {
  isHidden: boolean
  /** Drawn by the browser ahead of a navigation that may never happen, or shown out of such a drawing. */
  isPrerendered: boolean
  /** Loaded anew by going back or forward. */
  isRestored: boolean
  /** This entry of the history has had its redirect, or its chance of one. */
  isSpent: boolean
}

/** Whether the store may open by itself: only for a visitor who has just come here and is looking. */
export function mayRedirect({ isHidden, isPrerendered, isRestored, isSpent }: Visit): boolean {
  return !isHidden && !isPrerendered && !isRestored && !isSpent
}

/** What `readVisit` asks of a window; `prerendering` and `activationStart` are not in every browser. */
export type VisitedWindow = {
  document: { visibilityState: string; prerendering?: boolean }
  history: { state: unknown }
  location: { pathname: string }
  performance: { getEntriesByType(type: 'navigation'): readonly object[] }
}

/** Describes the visit that `window` shows. */
export function readVisit({ document, history, location, performance }: VisitedWindow): Visit {
  const [load = {}] = performance.getEntriesByType('navigation') as readonly PageLoad[]
  // A document stays while its visitor follows links within the site: how it was loaded says something about its first page only.
  const isFirstPage = load.name !== undefined && new URL(load.name).pathname === location.pathname
  return {
    isHidden: document.visibilityState !== 'visible',
    isPrerendered: document.prerendering === true || (isFirstPage && (load.activationStart ?? 0) > 0),
    isRestored: isFirstPage && load.type === 'back_forward',
    isSpent: isRecord(history.state) && history.state[spentKey] === true,
  }
}

/** The state of a history entry with the mark that `readVisit` finds; what the router keeps there stays. */
export function toSpentState(state: unknown): object {
  return { ...(isRecord(state) ? state : {}), [spentKey]: true }
}

type PageLoad = { name?: string; type?: string; activationStart?: number }

const spentKey = 'downloadRedirectSpent'

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
