import { useEffect, useState } from 'react'
import { sendEvent } from '@/lib/browser/analytics'
import { followRouteTransitions } from '@/lib/browser/navigation'
import { mayRedirect, readVisit, redirectDelay, toSpentState } from '@/lib/facts/download-page'
import type { Store } from '@/lib/site/config-types'
import { leaveFor } from './leave-for'

/** `idle` means that the store doesn't open automatically, because it already has or because it may not open from this page. */
export type RedirectState = 'idle' | 'waiting' | 'stayed'

/**
 * Opens `store` once, a second after the page is first visible, unless the visitor leaves the page, presses Escape or chooses to stay.
 * Must run in a browser, on a page that the visitor has just opened.
 */
export function useRedirect(store: Store): { state: RedirectState; stay: () => void } {
  const [state, setState] = useState<RedirectState>(() => (mayRedirect(readVisit(window)) ? 'waiting' : 'idle'))
  const isWaiting = state === 'waiting'

  useEffect(() => {
    const markIfSeen = () => {
      if (document.visibilityState === 'visible') window.history.replaceState(toSpentState(window.history.state), '')
    }
    markIfSeen()
    document.addEventListener('visibilitychange', markIfSeen)
    // The router rewrites the state of an entry now and then, but the mark must be there when the visitor comes back.
    window.addEventListener('pagehide', markIfSeen)
    return () => {
      document.removeEventListener('visibilitychange', markIfSeen)
      window.removeEventListener('pagehide', markIfSeen)
    }
  }, [])

  useEffect(() => {
    if (!isWaiting) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // At once, because a page that's kept for going back would resume with its timer before React renders anything.
    const cancel = () => {
      clearTimeout(timer)
      setState((current) => (current === 'waiting' ? 'stayed' : current))
    }
    const open = () => {
      setState('idle')
      sendEvent(store.event)
      leaveFor(store.url)
    }
    const followVisibility = () => {
      if (document.visibilityState !== 'visible') {
        if (timer !== undefined) cancel()
      } else if (timer === undefined) {
        timer = setTimeout(open, redirectDelay)
      }
    }
    followVisibility()
    const stopListening = listenForStaying(cancel, followVisibility)
    return () => {
      clearTimeout(timer)
      stopListening()
    }
  }, [store, isWaiting])

  return { state, stay: () => setState('stayed') }
}

/**
 * Calls `stay` when the visitor leaves or presses Escape. A slow navigation leaves the page long after it was requested, so `beforeunload` and the start
 * of a navigation in the router also count as leaving. Returns a function that stops listening.
 */
function listenForStaying(stay: () => void, followVisibility: () => void): () => void {
  const listeners = new AbortController()
  const options = { signal: listeners.signal }
  for (const type of ['pagehide', 'beforeunload', 'popstate']) window.addEventListener(type, stay, options)
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && stay(), options)
  document.addEventListener('visibilitychange', followVisibility, options)
  const stopFollowing = followRouteTransitions(stay)
  return () => {
    listeners.abort()
    stopFollowing()
  }
}
