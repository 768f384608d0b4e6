import type { analyticsEvents } from '@/lib/site/analytics-events.mjs'

declare global {
  interface Window {
    /** The function of the privacy-friendly analytics script, if a host has added that script. */
    plausible?: (event: string, options?: { props?: Record<string, string>; u?: string }) => void
  }
}

/** An event as it's listed, with the name of any store. The list itself stays out of the browser. */
type NameOf<Event> = Event extends `{store}${infer Rest}` ? `${string}${Rest}` : Event
export type EventName = NameOf<(typeof analyticsEvents)[number]['event']>

export type AnalyticsSettings = { domain: string; script: string | null }

/** Adds the analytics script, if one is configured and the page is on the host that it counts. Previews and local builds aren't counted. */
export function loadAnalytics({ domain, script }: AnalyticsSettings, host = location.hostname): void {
  if (!script || host !== domain) return
  const element = document.createElement('script')
  element.defer = true
  element.src = script
  element.dataset.domain = domain
  document.head.append(element)
}

/**
 * Counts an event if the analytics function exists. Even if that function fails, the page carries on.
 * @param url the address to count it for, if the page's own says too much
 */
export function sendEvent(name: EventName, props?: Record<string, string>, url?: string): void {
  try {
    window.plausible?.(name, props && { props, ...(url && { u: url }) })
  } catch (error) {
    console.warn(`Analytics event "${name}" was not sent.`, error)
  }
}

/**
 * Counts clicks on links with `data-event`, including those that open a new tab or come before the runtime, because the browser follows such links without
 * it. Runs in the inline script.
 */
export function countClicks(): void {
  const count = ({ button, target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLElement>('a[data-event]')
    // Only the left and the middle button follow a link. The right one opens a menu.
    if (!link || button > 1) return
    const { event, eventPlatform: platform } = link.dataset
    sendEvent(event as EventName, platform ? { platform } : undefined)
  }
  for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, count)
}
