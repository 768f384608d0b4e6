/** Groups whose choice stands in the address as well, so that a link keeps it: `?lang=ruby`. */
const parameters = new Map([['language', 'lang']])

/** The value that the address asks for in groups of this name. */
export function readAddress(group: string): string | null {
  const parameter = parameters.get(group)
  return parameter ? new URLSearchParams(location.search).get(parameter) : null
}

/** Writes a choice into the address in place of what it says now, so that going back still leaves the page. */
export function writeAddress(group: string, value: string): void {
  const parameter = parameters.get(group)
  if (!parameter) return
  const url = new URL(location.href)
  url.searchParams.set(parameter, value)
  // Given no state, Next keeps its own and hears of the new address.
  history.replaceState(null, '', url)
}
