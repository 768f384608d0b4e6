import type { Site } from './context'
import { findText, type Page } from './page'

/** Reports pages that get in each other's way: two at the same address, or two with the same title in one section. */
export function checkDuplicates({ pages }: Site): void {
  const byAddress = new Map<string, Page>()
  const byTitle = new Map<string, Page>()
  for (const page of pages) {
    if (!page.place) continue
    // Some file systems and hosts ignore capitals, and `guide/index` and `guide` are the same address.
    const address = page.place.href.toLowerCase().replace(/\/index$/, '')
    const twin = byAddress.get(address)
    if (twin) page.report(0, `the page has the same address as ${twin.path}`, 'rename one of the two files')
    else byAddress.set(address, page)

    const title = findText(page, 'title')
    if (!title?.value.trim() || twin) continue
    const folder = page.path.slice(0, page.path.lastIndexOf('/'))
    const key = `${folder} ${title.value.trim().toLowerCase()}`
    const other = byTitle.get(key)
    if (other)
      page.report(title.at, `"${title.value}" is also the title of ${other.path}`, 'give one of the two another title')
    else byTitle.set(key, page)
  }
}
