'use client'

import { useEffect, useOptimistic } from 'react'
import { warnOfFallback, watchStyles } from '@/lib/browser/full-load'
import { followRouteTransitions } from '@/lib/browser/route-transition'
import { showProgress } from './show-progress'

/**
 * Watches over navigations. Next begins each inside a React transition and tells of it in there; an optimistic value set then lasts exactly as
 * long: until the new page is shown, the navigation fails or another one ends in its place.
 */
export function RouteProgress() {
  const [target, setTarget] = useOptimistic<URL | null>(null)
  const isPending = target !== null

  useEffect(() => followRouteTransitions(setTarget), [setTarget])
  useEffect(() => (target ? warnOfFallback(target) : undefined), [target])
  useEffect(() => {
    if (!isPending) return
    const endProgress = showProgress()
    const endWatch = watchStyles()
    return () => {
      endProgress()
      endWatch()
    }
  }, [isPending])

  return null
}
