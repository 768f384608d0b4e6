/** The address without a final `index.html` or `.html`. @example cleanPath('/docs/index.html') // => '/docs' */
export function cleanPath(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, '') || '/'
}

/**
 * Takes `index.html` and `.html` off the address before anything reads it: the router, which would take them for part of the page's name,
 * above all. Query and hash stay.
 */
export function startAddress(): void {
  const path = cleanPath(location.pathname)
  if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash)
}
