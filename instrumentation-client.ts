import { silenceRouterErrors, startRouteTransition, type TransitionType } from '@/lib/browser/navigation'

silenceRouterErrors()

/** Next's hook at the start of each client navigation. */
export function onRouterTransitionStart(href: string, type: TransitionType): void {
  startRouteTransition(href, type)
}
