/** The element a visitor arrives at: the target of the address, else the page's title, else its main part. */
export function findArrival(hash: string): HTMLElement | null {
  return findTarget(hash) ?? document.querySelector('h1') ?? document.querySelector('main')
}

/** Moves the focus to where a visitor arrives, so that a screen reader reads on from there. The scroll stays. */
export function focusArrival(): void {
  const arrival = findArrival(window.location.hash)
  if (!arrival) return
  if (arrival.tabIndex < 0) arrival.tabIndex = -1
  arrival.focus({ preventScroll: true })
}

/** The element that a hash names, percent-decoded; null when there is none. */
export function findTarget(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  } catch {
    // A hash of someone else's making, such as "#100%", names nothing here.
    return null
  }
}
