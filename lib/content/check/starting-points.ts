import { isMap, isScalar, isSeq, parseDocument } from 'yaml'
import { startingPointsSchema } from '../../search/starting-point'
import { findNearest } from '../../utils/nearest'
import type { Problem } from '../problem'
import { listYamlProblems } from '../yaml-problems'
import type { Site } from './context'
import type { Report } from './report'

const path = 'content/search/starting-points.yml'

/** The pages that search offers by itself: the form of the list, and whether each page exists. @param toReport makes the reporter of a file */
export function checkStartingPoints(
  { byHref, routes }: Site,
  files: ReadonlyMap<string, string>,
  toReport: (path: string) => Report,
): Problem[] {
  const source = files.get(path)
  if (source === undefined) return []
  const problems = listYamlProblems(path, source, startingPointsSchema)
  if (problems.length) return problems
  const report = toReport(path)
  for (const { href, at } of listHrefs(source)) {
    if (byHref.has(href)) continue
    const nearest = findNearest(href, [...byHref.keys(), ...routes])
    report(at, `there is no page ${href}`, nearest ? `write ${nearest}` : 'correct the address, or remove the line')
  }
  return []
}

function listHrefs(source: string): { href: string; at: number }[] {
  const { contents } = parseDocument(source)
  if (!isSeq(contents)) return []
  return contents.items.flatMap((item) => {
    const value = isMap(item) ? item.get('href', true) : undefined
    return isScalar(value) ? [{ href: String(value.value), at: value.range?.[0] ?? 0 }] : []
  })
}
