/**
 * Returns the address without a final `index.html` or `.html`, and with single slashes.
 * @example cleanPath('//docs/index.html') // => '/docs'
 */
export function cleanPath(pathname: string): string {
  return pathname.replace(/\/{2,}/g, '/').replace(/(?:\/index)?\.html$/, '') || '/'
}

/**
 * Cleans the address before anything reads it. The router would take `.html` for part of the page's name, and the first part of a path that begins
 * with two slashes for a host. Query and hash stay.
 */
export function startAddress(): void {
  const path = cleanPath(location.pathname)
  if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash)
}
