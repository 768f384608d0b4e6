import { silenceRouterErrors } from '@/lib/browser/navigation-failure'
import { startRouteTransition, type TransitionType } from '@/lib/browser/route-transition'

silenceRouterErrors()

/** Next's hook at the start of each client navigation. */
export function onRouterTransitionStart(href: string, type: TransitionType): void {
  startRouteTransition(href, type)
}
