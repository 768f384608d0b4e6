import { refreshWhenReady } from '@/components/development/refresh-when-ready'
import { silenceRouterErrors, startRouteTransition, type TransitionType } from '@/lib/browser/navigation'

silenceRouterErrors()
if (process.env.NODE_ENV === 'development') refreshWhenReady()

/** Next's hook at the start of each client navigation. */
export function onRouterTransitionStart(href: string, type: TransitionType): void {
  startRouteTransition(href, type)
}
