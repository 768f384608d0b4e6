/** The exported files by their address from the root of the site, such as `/docs/features/habits.html`. */
export type SiteFiles = ReadonlySet<string>

/**
 * The file that a static host answers an address with, or undefined when it answers 404: the file itself, then with `.html`, then the
 * folder's index. A trailing slash is none of these: the site has no such addresses.
 * @param pathname without query and hash, percent-decoded
 */
export function resolveFile(pathname: string, files: SiteFiles): string | undefined {
  if (pathname === '/') return files.has('/index.html') ? '/index.html' : undefined
  return [pathname, `${pathname}.html`, `${pathname}/index.html`].find((candidate) => files.has(candidate))
}

/**
 * The address of a page from its file.
 * @example toPagePath('/docs/subscriptions.html') // => '/docs/subscriptions'
 */
export function toPagePath(file: string): string {
  return file.replace(/\.html$/, '').replace(/\/index$/, '') || '/'
}
