import { createListeners } from './listeners'
import { warnOfFullLoad } from './load-failure'

/** `traverse` means going back or forward, which changes the address before the router knows about it. */
export type TransitionType = 'push' | 'replace' | 'traverse'

export type RouteTransition = { target: URL; type: TransitionType }

const transitions = createListeners<[transition: RouteTransition]>()
const missingParts = createListeners<[reason: unknown]>()

/** Announces that the router has begun to navigate to another page. `instrumentation-client.ts` calls it when Next reports that. */
export function startRouteTransition(href: string, type: TransitionType): void {
  const target = new URL(href, window.location.href)
  const { pathname, search } = window.location
  const isHere = type !== 'traverse' && target.pathname === pathname && target.search === search
  if (!isHere) transitions.tell({ target, type })
}

/** Calls a function at the start of each navigation to another page. Returns a function that stops this. */
export const followRouteTransitions = transitions.add

/** Returns whether `error` says that a script of the site didn't load: after a deploy, or without a connection. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError'
}

/** Tells the listeners of `followMissingParts` that React needs a script that didn't load. */
export const reportMissingPart = missingParts.tell

/**
 * Calls `tell` when a script or style sheet of the page that the router shows next doesn't load. Without a style sheet, React would still show the page,
 * and leave a rejected promise that nothing catches. Returns a function that stops this.
 */
export function followMissingParts(tell: (reason: unknown) => void): () => void {
  const follow = ({ target }: Event) => {
    // React marks its style sheets. Others belong to parts that are loaded on demand, which report failures themselves.
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet' && target.dataset.precedence) tell(target.href)
  }
  const settle = (event: PromiseRejectionEvent) => {
    if (event.reason instanceof Event && event.reason.target instanceof HTMLLinkElement) event.preventDefault()
  }
  const stop = missingParts.add(tell)
  window.addEventListener('error', follow, true)
  window.addEventListener('unhandledrejection', settle)
  return () => {
    stop()
    window.removeEventListener('error', follow, true)
    window.removeEventListener('unhandledrejection', settle)
  }
}

/** Has the browser load the page that a navigation leads to, and logs a warning. */
export function loadTargetInFull({ target, type }: RouteTransition, reason: unknown): void {
  if (!warnOfFullLoad(target.pathname, reason)) return
  // Going back or forward has changed the address already, and assigning the same one again loads nothing if it has a hash.
  if (target.href === window.location.href) window.location.reload()
  else if (type === 'replace') window.location.replace(target)
  else window.location.assign(target)
}

/** Logs a warning when the router gives up on `target` and has the browser load it. Returns a function that stops this. */
export function warnOfFallback({ target }: RouteTransition): () => void {
  const warn = ({ destination }: NavigateEvent) => {
    if (!destination.sameDocument && new URL(destination.url).pathname === target.pathname)
      warnOfFullLoad(target.pathname)
  }
  window.navigation?.addEventListener('navigate', warn)
  return () => window.navigation?.removeEventListener('navigate', warn)
}

/**
 * Keeps the router's own error about data out of the log, because the router also writes it when the reader stopped the request. If data really fail, the
 * specification requires a warning, which `warnOfFallback` logs. Browsers without the Navigation API log the router's error as a warning.
 */
export function silenceRouterErrors(): void {
  const { error } = console
  console.error = (...words: unknown[]) => {
    const isRouters = typeof words[0] === 'string' && words[0].startsWith('Failed to fetch RSC payload')
    if (!isRouters) error.apply(console, words)
    else if (!window.navigation) console.warn(...words)
  }
}
