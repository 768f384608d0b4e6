/** Calls a function once the browser is idle. In the inline loader of every page, this takes fewer bytes than a function that chooses when it's called. */
export const whenIdle: (work: () => void) => void =
  globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200))
