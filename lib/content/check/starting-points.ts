import { isMap, isScalar, isSeq, parseDocument } from 'yaml'
import { findNearest } from '../../utils/nearest'
import type { Site } from './context'
import type { Report } from './report'

const path = 'content/search/starting-points.yml'

/** Checks that the pages that search suggests exist. Anything that doesn't fit the schema is skipped. @param toReport returns the reporter for a file */
export function checkStartingPoints(
  { byHref, routes }: Site,
  files: ReadonlyMap<string, string>,
  toReport: (path: string) => Report,
): void {
  const report = toReport(path)
  for (const { href, at } of listHrefs(files.get(path) ?? '')) {
    if (byHref.has(href) || !href.startsWith('/')) continue
    const nearest = findNearest(href, [...byHref.keys(), ...routes])
    report(at, `there is no page ${href}`, nearest ? `write ${nearest}` : 'correct the address, or remove the line')
  }
}

function listHrefs(source: string): { href: string; at: number }[] {
  const { contents } = parseDocument(source)
  if (!isSeq(contents)) return []
  return contents.items.flatMap((item) => {
    const value = isMap(item) ? item.get('href', true) : undefined
    return isScalar(value) ? [{ href: String(value.value), at: value.range?.[0] ?? 0 }] : []
  })
}
