import { withoutBasePath } from '../site/base-path'
import { createListeners } from './callbacks'
import {
  isAboutPartOfScript,
  isReachable,
  loadInFull,
  reportLoadFailure,
  waitLimit,
  warnOfFullLoad,
} from './load-failure'

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
function loadTargetInFull({ target, type }: RouteTransition, reason: unknown): void {
  if (!warnOfFullLoad(target.pathname, reason)) return
  // Going back or forward has changed the address already, and assigning the same one again loads nothing if it has a hash.
  if (target.href === window.location.href) window.location.reload()
  else if (type === 'replace') window.location.replace(target)
  else window.location.assign(target)
}

/**
 * Makes the browser load the target of a navigation in full if a part of it is missing. Without a connection, the reader's current page stays, and a
 * message offers to try again; `abandon` is called with the navigation that's given up. If the target hasn't arrived after `waitLimit`, a message offers to
 * load it in full. Returns a function that stops this.
 */
export function rescueNavigation(
  transition: RouteTransition | null,
  abandon: (transition: RouteTransition) => void,
): () => void {
  let isHandled = false
  let hasMessage = false
  /** Set once the target is there, or another navigation has replaced this one. */
  let isOver = false
  const report = (what: string, retry?: () => Promise<boolean>) => {
    hasMessage = true
    reportLoadFailure({ text: [`${what} Check your connection, then try again.`], retry })
  }
  const offerFullLoad = (what: string, missed: RouteTransition, reason: unknown) =>
    report(what, async () => {
      const isThere = await isReachable(missed.target.href)
      if (isThere && !isOver) loadTargetInFull(missed, reason)
      return isThere || isOver
    })
  const offerIfSlow = (slow: RouteTransition) => {
    if (!isHandled) offerFullLoad('The page you opened is slow to load.', slow, 'They took too long to load.')
  }
  const limit = transition ? setTimeout(offerIfSlow, waitLimit, transition) : undefined
  const miss = (reason: unknown) => {
    // Two files may be missing, and React may try again to draw a page that can't be drawn.
    if (isHandled) return
    isHandled = true
    if (!transition) {
      if (!loadInFull(reason)) report('Part of this page didn’t load.')
    } else if (navigator.onLine) {
      loadTargetInFull(transition, reason)
    } else {
      abandon(transition)
      offerFullLoad('The page you opened didn’t load.', transition, reason)
    }
  }
  // React would wait for ever for a script that arrived in part.
  const missPartial = (event: ErrorEvent) => {
    if (transition && isAboutPartOfScript(event)) miss(event.filename)
  }
  window.addEventListener('error', missPartial)
  const stop = followMissingParts(miss)
  return () => {
    isOver = true
    clearTimeout(limit)
    window.removeEventListener('error', missPartial)
    stop()
    if (hasMessage) reportLoadFailure(null)
  }
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

/**
 * Hands each history entry of a plain hash link to the router, which then writes its state into it. Without Next's state, Next does nothing when someone
 * goes back to such an entry: the URL would change, but not the page. Returns a function that stops this.
 * @param getShownPath returns the path of the page that's shown, without the base path
 */
export function adoptHashEntries(getShownPath: () => string): () => void {
  const adopt = () => {
    if (window.history.state === null) window.history.replaceState(null, '', window.location.href)
  }
  // An entry from before hydration can no longer be adopted once another page is shown.
  const reload = () => {
    const pathname = withoutBasePath(window.location.pathname)
    if (window.history.state === null && pathname !== getShownPath()) window.location.reload()
  }
  window.addEventListener('hashchange', adopt)
  window.addEventListener('popstate', reload)
  return () => {
    window.removeEventListener('hashchange', adopt)
    window.removeEventListener('popstate', reload)
  }
}

/** Shows `title` instead of the page's own title, even if the router sets that one later. Returns a function that restores it. */
export function holdTitle(title: string): () => void {
  let own = document.title
  const hold = () => {
    if (document.title === title) return
    own = document.title
    document.title = title
  }
  const observer = new MutationObserver(hold)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  hold()
  return () => {
    observer.disconnect()
    document.title = own
  }
}
