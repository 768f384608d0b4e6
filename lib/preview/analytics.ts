type Analytics = { domain: string; script: string | null }

/** The analytics of a build: a preview counts nothing, also where it stands on the host that is counted for. */
export function chooseAnalytics(configured: Analytics, isPreview: boolean): Analytics {
  return isPreview ? { ...configured, script: null } : configured
}
