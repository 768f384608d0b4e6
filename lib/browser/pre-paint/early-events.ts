/** Signs of a reader (`lib/browser/runtime`), and what a reader may do. */
const types = ['click', 'keydown', 'pointermove', 'pointerdown', 'touchstart', 'wheel'] as const

declare global {
  interface Window {
    /** What a reader did while the page was arriving. */
    earlyEvents?: Event[]
  }
}

/** Keeps what a reader does before the loader is there, because that's at the end of the page, and the page is painted as soon as its bar has arrived. */
export function keepEarlyEvents(): void {
  const kept: Event[] = []
  window.earlyEvents = kept
  const keep = (event: Event) => {
    // One move is as good as many.
    if (event.type !== 'pointermove' || kept.at(-1)?.type !== event.type) kept.push(event)
  }
  const options = { capture: true, passive: true }
  for (const type of types) addEventListener(type, keep, options)
  document.addEventListener('DOMContentLoaded', () => {
    for (const type of types) removeEventListener(type, keep, options)
  })
}
