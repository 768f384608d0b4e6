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
  const count = ({ type, button, target }: MouseEvent) => {
    // `auxclick` also stands for the right button, which opens the menu.
    if (type === 'auxclick' && button !== 1) return
    const link = target instanceof Element && target.closest<HTMLElement>('a[data-event]')
    if (!link) return
    const { event = '', eventPlatform: platform } = link.dataset
    sendEvent(event, platform ? { platform } : undefined)
  }
  document.addEventListener('click', count)
  document.addEventListener('auxclick', count)
}
