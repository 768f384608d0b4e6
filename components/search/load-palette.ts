import { readStartScope } from '@/lib/browser/search-scope'
import { withoutBasePath } from '@/lib/site/base-path'

/** The palette's own part: nothing of it is fetched before somebody means to search. */
export const loadPalette = () => import('./SearchPalette')

/** Loads palette, engine and index ahead. A failure is told once the palette is open. */
export function preparePalette(): void {
  loadPalette().then(
    ({ prepareSearch }) => prepareSearch(readStartScope(withoutBasePath(window.location.pathname)).version),
    () => {},
  )
}
