/** The addresses of the exported files from the root of the site, such as `/docs/features/habits.html`. */
export type SiteFiles = ReadonlySet<string>

/**
 * Returns the file that a static host sends for an address, or undefined if it responds with 404. It tries the file itself, then with `.html`, then the
 * folder's index. An address with a trailing slash finds nothing, because the site has no such addresses.
 * @param pathname without query and hash, percent-decoded
 */
export function resolveFile(pathname: string, files: SiteFiles): string | undefined {
  if (pathname === '/') return files.has('/index.html') ? '/index.html' : undefined
  return [pathname, `${pathname}.html`, `${pathname}/index.html`].find((candidate) => files.has(candidate))
}

/**
 * Returns the address of a page from its file.
 * @example toPagePath('/docs/subscriptions.html') // => '/docs/subscriptions'
 */
export function toPagePath(file: string): string {
  return file.replace(/\.html$/, '').replace(/\/index$/, '') || '/'
}
