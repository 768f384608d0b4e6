declare global {
  interface Document {
    /** Not in TypeScript's own types yet, nor in every browser. */
    readonly prerendering?: boolean
  }
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

type PageLoad = { name?: string; type?: string; activationStart?: number }

const spentKey = 'downloadRedirectSpent'

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
