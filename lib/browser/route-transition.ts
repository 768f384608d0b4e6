/** `traverse` means going back or forward, which changes the address before the router knows about it. */
export type TransitionType = 'push' | 'replace' | 'traverse'

export type RouteTransition = { target: URL; type: TransitionType }

type Listener = (transition: RouteTransition) => void

const listeners = new Set<Listener>()

/** Announces that the router has begun to navigate to another page. `instrumentation-client.ts` calls it when Next reports that. */
export function startRouteTransition(href: string, type: TransitionType): void {
  const target = new URL(href, window.location.href)
  const { pathname, search } = window.location
  const isHere = type !== 'traverse' && target.pathname === pathname && target.search === search
  if (isHere) return
  for (const tell of listeners) tell({ target, type })
}

/** Calls `tell` at the start of each navigation to another page. Returns a function that stops this. */
export function followRouteTransitions(tell: Listener): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
