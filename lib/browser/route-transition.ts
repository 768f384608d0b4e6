/** `traverse` is going back or forward, which changes the address before the router hears of it. */
export type TransitionType = 'push' | 'replace' | 'traverse'

type Listener = (target: URL) => void

const listeners = new Set<Listener>()

/** Tells of a navigation to another page that the router begins; `instrumentation-client.ts` passes on Next's own word. */
export function startRouteTransition(href: string, type: TransitionType): void {
  const target = new URL(href, window.location.href)
  const { pathname, search } = window.location
  const isHere = type !== 'traverse' && target.pathname === pathname && target.search === search
  if (isHere) return
  for (const tell of listeners) tell(target)
}

/** Calls `tell` at the start of each navigation to another page; returns the function that stops it. */
export function followRouteTransitions(tell: Listener): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
