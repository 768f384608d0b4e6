/** Leaves the site; going back leads here again. A module of its own, since nothing else of a window cannot be replaced in a test. */
export function leaveFor(url: string): void {
  window.location.assign(url)
}
