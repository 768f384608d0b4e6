/** Creates a list of functions to call when something happens. */
export function createListeners<Values extends readonly unknown[] = []>() {
  const listeners = new Set<(...values: Values) => void>()
  return {
    /** Calls every listener. */
    tell(...values: Values): void {
      for (const listener of listeners) listener(...values)
    },
    /** Adds a listener. Returns a function that removes it. */
    add(listener: (...values: Values) => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** Calls a function once the browser is idle. In every page's inline loader, this takes fewer bytes than a function that checks for support at each call. */
export const whenIdle: (work: () => void) => void =
  globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200))

/** Calls a function once the next frame has been painted, which only happens while the page is visible. Returns a function that prevents the call. */
export function afterPaint(work: () => void): () => void {
  let timer: number | undefined
  // A frame is painted after its callbacks, and a timer that a callback sets runs after that.
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
