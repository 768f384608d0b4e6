'use client'

import { useEffect, useOptimistic, useState } from 'react'
import { isReachable, loadInFull, reportLoadFailure } from '@/lib/browser/load-failure'
import {
  followMissingParts,
  followRouteTransitions,
  loadTargetInFull,
  type RouteTransition,
  warnOfFallback,
} from '@/lib/browser/navigation'
import { showProgress } from './show-progress'

/**
 * Watches navigations. Next begins each of them inside a React transition and announces it there, so an optimistic value set at that moment lasts exactly
 * as long: until the new page is shown, the navigation fails or another one replaces it.
 */
export function RouteProgress() {
  const [transition, setTransition] = useOptimistic<RouteTransition | null>(null)
  const [abandoned, setAbandoned] = useState<RouteTransition>()
  const isPending = transition !== null && transition !== abandoned

  useEffect(() => followRouteTransitions(setTransition), [setTransition])
  useEffect(() => (transition ? warnOfFallback(transition) : undefined), [transition])
  useEffect(() => (isPending ? showProgress() : undefined), [isPending])
  useEffect(() => rescue(transition, setAbandoned), [transition])

  return null
}

/**
 * Makes the browser load the target of a navigation in full if a part of it is missing. Without a connection, the reader's current page stays, and a
 * message offers to try again. Returns a function that stops this.
 */
function rescue(transition: RouteTransition | null, abandon: (transition: RouteTransition) => void): () => void {
  let isHandled = false
  let hasMessage = false
  const report = (what: string, retry?: () => Promise<boolean>) => {
    hasMessage = true
    reportLoadFailure({ text: [`${what} Check your connection, then try again.`], retry })
  }
  const stop = followMissingParts((reason) => {
    // Two files may be missing, and React may try again to draw a page that can't be drawn.
    if (isHandled) return
    isHandled = true
    if (!transition) {
      if (!loadInFull(reason)) report("Part of this page didn't load.")
    } else if (navigator.onLine) {
      loadTargetInFull(transition, reason)
    } else {
      abandon(transition)
      report("The page you opened didn't load.", async () => {
        const isThere = await isReachable(transition.target.href)
        if (isThere) loadTargetInFull(transition, reason)
        return isThere
      })
    }
  })
  return () => {
    stop()
    if (hasMessage) reportLoadFailure(null)
  }
}
