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

/**
 * Counts the clicks on links with `data-event`, also those that open a new tab or come before the runtime: the browser follows such links by itself.
 * Runs in the inline script.
 */
export function countClicks(): void {
  const count = ({ button, target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLElement>('a[data-event]')
    // The left and the middle button; the right one opens a menu.
    if (!link || button > 1) return
    const { event = '', eventPlatform: platform } = link.dataset
    sendEvent(event, platform ? { platform } : undefined)
  }
  for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, count)
}
