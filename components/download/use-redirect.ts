import { useEffect, useState } from 'react'
import { sendEvent } from '@/lib/browser/analytics'
import { mayRedirect, readVisit, redirectDelay, toSpentState } from '@/lib/download/redirect'
import type { Store } from '@/lib/site/config-types'
import { leaveFor } from './leave-for'

/** `idle`: the store does not open by itself, because it has, or because the page is not one it may open from. */
export type RedirectState = 'idle' | 'waiting' | 'stayed'

/**
 * Opens `store` once, after a moment in which any sign that the visitor is leaving or means to do something else here keeps the page.
 * Must run in a browser, on a page that the visitor has just come to.
 */
export function useRedirect(store: Store): { state: RedirectState; stay: () => void } {
  const [state, setState] = useState<RedirectState>(() => (mayRedirect(readVisit(window)) ? 'waiting' : 'idle'))
  const isWaiting = state === 'waiting'

  useEffect(() => {
    markSpent()
    // The router rewrites the state of an entry now and then; whoever comes back to this one must find the mark.
    window.addEventListener('pagehide', markSpent)
    return () => window.removeEventListener('pagehide', markSpent)
  }, [])

  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => {
      setState('idle')
      sendEvent(store.event)
      leaveFor(store.url)
    }, redirectDelay)
    // At once: a page that the browser keeps for going back would wake with its timer before React has drawn anything.
    const cancel = () => {
      clearTimeout(timer)
      setState((current) => (current === 'waiting' ? 'stayed' : current))
    }
    const stopListening = listenForStaying(cancel)
    return () => {
      clearTimeout(timer)
      stopListening()
    }
  }, [store, isWaiting])

  return { state, stay: () => setState('stayed') }
}

function markSpent(): void {
  window.history.replaceState(toSpentState(window.history.state), '')
}

/** A slow navigation ends a page long after it was asked for, hence `beforeunload`, clicks and keys beside `pagehide`. */
function listenForStaying(stay: () => void): () => void {
  const listeners = new AbortController()
  const options = { signal: listeners.signal }
  for (const type of ['pagehide', 'beforeunload', 'popstate']) window.addEventListener(type, stay, options)
  for (const type of ['click', 'keydown']) document.addEventListener(type, stay, options)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && stay(), options)
  return () => listeners.abort()
}
