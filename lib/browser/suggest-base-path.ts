/**
 * Returns the folder that the site seems to be served from, with a slash at the end, or undefined if the address doesn't show that.
 * @param canonicalPath the page's own path; archived pages name the current one, so only its first part is compared
 * @example suggestBasePath('/site/docs/habits', '/docs/habits') // => '/site/'
 */
export function suggestBasePath(pathname: string, canonicalPath: string): string | undefined {
  const [, first] = canonicalPath.split('/')
  const path = `${pathname.replace(/\/$/, '')}/`
  const end = first ? path.indexOf(`/${first}/`) : path.length - 1
  return end < 0 ? undefined : path.slice(0, end + 1)
}
