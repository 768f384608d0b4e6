import { prepareSearch } from '@/lib/browser/search-client'
import { readStartScope } from '@/lib/browser/search-scope'
import { withoutBasePath } from '@/lib/site/base-path'

/** Loads the palette's own part, which isn't fetched until somebody wants to search. */
export const loadPalette = () => import('./SearchPalette')

/** Loads the list of the site's keys, which few visitors ask for. */
export const loadKeyHelp = () => import('./KeyHelp')

/**
 * Loads the palette, the engine and the index at the same time, before the first letter is typed. The engine's client is already there: it's smaller than
 * a kilobyte, and requesting it first would cost the visitor a round trip. Failures are reported once the palette is open.
 */
export function preparePalette(): void {
  prepareSearch({ version: readStartScope(withoutBasePath(window.location.pathname)).version })
  loadPalette().catch(() => {})
}
