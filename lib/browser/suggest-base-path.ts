/**
 * The folder that the site seems to be served from, read from where a page stands and where it is meant to stand. Ends with a slash.
 * @param canonicalPath the page's own path; archived pages name the current one, so only its first part is compared
 * @example suggestBasePath('/site/docs/habits', '/docs/habits') // => '/site/'
 */
export function suggestBasePath(pathname: string, canonicalPath: string): string {
  const [, first] = canonicalPath.split('/')
  const path = `${pathname.replace(/\/$/, '')}/`
  const end = first ? path.indexOf(`/${first}/`) : path.length - 1
  return end < 0 ? '/' : path.slice(0, end + 1)
}
