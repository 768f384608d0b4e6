import type { Site } from './context'
import type { Page } from './page'

/** Longer values come first, so that `api.…` isn't taken for the bare domain. */
const names = ['supportEmail', 'apiHost', 'mailHost', 'domain', 'scheme', 'product', 'fileStem']

/** Reports the product's name, hosts and file names. They belong only in the site configuration; content uses their tokens, in code too. */
export function checkLiterals(page: Page, { context: { tokens } }: Site): void {
  const values = names.flatMap((name) => (tokens[name] ? [[name, tokens[name]] as const] : []))
  const pattern = new RegExp(values.map(([, value]) => value.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|'), 'gi')
  for (const { 0: found, index } of page.source.matchAll(pattern)) {
    const exact =
      values.find(([, value]) => value === found) ??
      values.find(([, value]) => value.toLowerCase() === found.toLowerCase())
    if (exact) page.report(index, `"${found}" is written out`, `write {${exact[0]}}`)
  }
}
