import { findNearest } from '../../utils/nearest'
import type { Site } from './context'
import { listPairs, type Page } from './page'

/**
 * Checks `anchorsFrom`, which maps former heading IDs to current ones: no heading on the page may have an old ID, and each new ID has to be a heading
 * there. Links from other sites to an old ID keep working, so this is also where a chain or a typo is caught.
 */
export function checkOldAnchors(page: Page, _site: Site): void {
  const ids = page.headings.map(({ id }) => id)
  for (const { key, value, keyAt, valueAt } of listPairs(page, 'anchorsFrom')) {
    if (ids.includes(key) || page.sectionIds.includes(key)) {
      page.report(keyAt, `the old ID "${key}" is the ID of a heading on this page`, 'remove this line')
    } else if (!/^[^\s#"<>]+$/.test(key)) {
      page.report(keyAt, `"${key}" can't be an ID`, 'write it as it was in the address, without the #')
    }
    if (ids.includes(value)) continue
    const nearest = findNearest(value, ids)
    const cure = nearest ? `write ${key}: ${nearest}` : `write one of ${ids.join(', ')}`
    page.report(valueAt, `this page has no heading with the ID "${value}"`, cure)
  }
}
