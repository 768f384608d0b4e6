import { findNearest } from '../utils/nearest'

/** An address that was published and leads nowhere now. `cure` says what an editor can do. */
export type Vanished = { path: string; cure: string }

/**
 * The published addresses at which nothing stands any more.
 * @param published paths of the last published sitemap
 * @param known paths of all pages and redirects
 */
export function listVanished(published: readonly string[], known: ReadonlySet<string>): Vanished[] {
  return published
    .filter((path) => !known.has(path))
    .map((path) => {
      const last = path.slice(path.lastIndexOf('/'))
      const nearest = [...known].find((other) => other.endsWith(last)) ?? findNearest(path, known)
      const where = nearest ? `, perhaps ${nearest}` : ''
      return { path, cure: `add redirectFrom: [${path}] to the page that took its place${where}` }
    })
}
