import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'mdast'
import { readPage } from '@/lib/publish/read-page'

/**
 * Reads what exported pages contain, by address.
 * @param folder the exported site
 * @throws if a page hasn't been exported
 */
export function readContents(folder: string, hrefs: readonly string[]): Map<string, Root> {
  return new Map(
    hrefs.map((href) => {
      const file = href === '/' ? '/index.html' : `${href}.html`
      return [href, readPage(file, readFileSync(path.join(folder, file), 'utf8')).content]
    }),
  )
}
