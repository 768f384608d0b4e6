import { prepareSearch } from '@/lib/browser/search-client'
import { readStartScope } from '@/lib/browser/search-scope'
import { withoutBasePath } from '@/lib/site/base-path'

/** The palette's own part: nothing of it is fetched before somebody means to search. */
export const loadPalette = () => import('./SearchPalette')

/**
 * Loads palette, engine and index side by side, ahead of the first letter. The client of the engine is there already: it weighs less than a
 * kilobyte, and asking for it first would cost the searcher a round trip. A failure is told once the palette is open.
 */
export function preparePalette(): void {
  prepareSearch({ version: readStartScope(withoutBasePath(window.location.pathname)).version })
  loadPalette().catch(() => {})
}
