export type AnalyticsSettings = { domain: string; script: string | null }

/** Adds the analytics script, where one is configured and the page stands on the host it counts for: previews and local builds count nothing. */
export function loadAnalytics({ domain, script }: AnalyticsSettings, host = location.hostname): void {
  if (!script || host !== domain) return
  const element = document.createElement('script')
  element.defer = true
  element.src = script
  element.dataset.domain = domain
  document.head.append(element)
}
