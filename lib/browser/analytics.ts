declare global {
  interface Window {
    /** The privacy-friendly analytics script's function, where a host has added that script. */
    plausible?: (event: string, options?: { props?: Record<string, string> }) => void
  }
}

/** Counts an event if the analytics function exists; whatever it does, the page goes on. */
export function sendEvent(name: string, props?: Record<string, string>): void {
  try {
    window.plausible?.(name, props && { props })
  } catch (error) {
    console.warn(`Analytics event "${name}" was not sent.`, error)
  }
}
