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
