'use client'

import { useEffect, useOptimistic, useState } from 'react'
import {
  followRouteTransitions,
  type RouteTransition,
  rescueNavigation,
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
  useEffect(() => rescueNavigation(transition, setAbandoned), [transition])

  return null
}
