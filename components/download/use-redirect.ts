import { useEffect, useState } from 'react'
import { sendEvent } from '@/lib/browser/analytics'
import { followRouteTransitions } from '@/lib/browser/route-transition'
import { mayRedirect, readVisit, redirectDelay, toSpentState } from '@/lib/download/redirect'
import type { Store } from '@/lib/site/config-types'
import { leaveFor } from './leave-for'

/** `idle`: the store does not open by itself, because it has, or because the page is not one it may open from. */
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
    // At once: a page kept for going back would resume with its timer before React renders anything.
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

/** A slow navigation leaves the page long after it was asked for, so `beforeunload` and the router's own start count as leaving too. */
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
