type Analytics = { domain: string; script: string | null }

/** Returns the analytics settings of a build. A preview doesn't count anyone, even on the host whose visitors are counted. */
export function chooseAnalytics(configured: Analytics, isPreview: boolean): Analytics {
  return isPreview ? { ...configured, script: null } : configured
}
