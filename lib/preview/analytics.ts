type Analytics = { domain: string; script: string | null }

/** Returns the analytics of a build. A preview counts nobody, even on the host that is counted. */
export function chooseAnalytics(configured: Analytics, isPreview: boolean): Analytics {
  return isPreview ? { ...configured, script: null } : configured
}
