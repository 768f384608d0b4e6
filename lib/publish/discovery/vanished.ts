import { findNearest } from '../../utils/nearest'

/** A published address that now leads nowhere. `fix` is what an editor can do about it. */
export type Vanished = { path: string; fix: string }

/**
 * Lists the published addresses that no longer exist.
 * @param published the paths in the last published sitemap
 * @param known the paths of all pages and redirects
 */
export function listVanished(published: readonly string[], known: ReadonlySet<string>): Vanished[] {
  return published
    .filter((path) => !known.has(path))
    .map((path) => {
      const last = path.slice(path.lastIndexOf('/'))
      const nearest = [...known].find((other) => other.endsWith(last)) ?? findNearest(path, known)
      const where = nearest ? `, perhaps ${nearest}` : ''
      return { path, fix: `add redirectFrom: [${path}] to the page that replaces it${where}` }
    })
}
