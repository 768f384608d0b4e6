/** Groups whose choice is also in the address, so that a link keeps it: `?lang=ruby`. */
const parameters = new Map([['language', 'lang']])

/** Returns the value that the address has for groups of this name, or null. */
export function readAddress(group: string): string | null {
  const parameter = parameters.get(group)
  return parameter ? new URLSearchParams(location.search).get(parameter) : null
}

/** Replaces the choice in the current address without adding a history entry, so that going back still leaves the page. */
export function writeAddress(group: string, value: string): void {
  const parameter = parameters.get(group)
  if (!parameter) return
  const url = new URL(location.href)
  url.searchParams.set(parameter, value)
  // If we pass no state, Next keeps its own and notices the new address.
  history.replaceState(null, '', url)
}
