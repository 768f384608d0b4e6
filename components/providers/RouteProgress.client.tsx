'use client'

import { useEffect, useOptimistic, useState } from 'react'
import { followMissingStyles, loadInFull, warnOfFallback } from '@/lib/browser/full-load'
import { followRouteTransitions } from '@/lib/browser/route-transition'
import { showProgress } from './show-progress'

/**
 * Watches over navigations. Next begins each inside a React transition and tells of it in there; an optimistic value set then lasts exactly as
 * long: until the new page is shown, the navigation fails or another one ends in its place.
 */
export function RouteProgress() {
  const [target, setTarget] = useOptimistic<URL | null>(null)
  const [missingStyles, setMissingStyles] = useState<string>()
  const isPending = target !== null

  useEffect(() => followRouteTransitions(setTarget), [setTarget])
  useEffect(() => (target ? warnOfFallback(target) : undefined), [target])
  useEffect(() => (isPending ? showProgress() : undefined), [isPending])

  useEffect(() => followMissingStyles(setMissingStyles), [])
  useEffect(() => {
    if (missingStyles && !isPending) loadInFull(missingStyles)
  }, [missingStyles, isPending])

  return null
}
