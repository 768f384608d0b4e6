/** Leaves the site, and going back returns here. It's a separate module because this is the only part of a window that a test can't replace. */
export function leaveFor(url: string): void {
  window.location.assign(url)
}
