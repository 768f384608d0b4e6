import { z } from 'zod'
import { factSchemas } from '../../facts/schema'
import { sceneSchema } from '../../miniatures/schema'
import { sidebarSchema } from '../../nav/sidebar-schema'
import { searchQueriesSchema, synonymsSchema } from '../../search/search-schemas'
import { startingPointsSchema } from '../../search/starting-point'
import { findNearest } from '../../utils/nearest'
import type { Problem } from '../problem'
import { styleSchema } from '../prose/style-rules'
import { listYamlProblems } from '../yaml-problems'
import type { FilePlace } from './places'
import type { Report } from './report'

/** Checks a data file against its schema. */
export function listDataProblems(path: string, source: string, place: FilePlace, report: Report): Problem[] {
  if (place.kind === 'miniature') return listYamlProblems(path, source, sceneSchema)
  if (place.kind === 'sidebar') return listYamlProblems(path, source, sidebarSchema)
  if (place.kind === 'synonyms') return listYamlProblems(path, source, synonymsSchema)
  if (place.kind === 'starting-points') return listYamlProblems(path, source, startingPointsSchema)
  if (place.kind === 'queries') return listYamlProblems(path, source, searchQueriesSchema)
  if (place.kind === 'style') return listYamlProblems(path, source, styleSchema)
  if (place.kind === 'openapi') return listYamlProblems(path, source, z.unknown())
  if (place.kind !== 'facts') return []
  const name = path.replace(/^.*\/|\.yml$/g, '')
  const schema = factSchemas[name as keyof typeof factSchemas]
  if (schema) return listYamlProblems(path, source, schema)
  const nearest = findNearest(name, Object.keys(factSchemas))
  report(
    0,
    `there are no facts called "${name}"`,
    nearest ? `rename the file to ${nearest}.yml` : 'remove the file, or add its schema to lib/facts/schema.ts',
  )
  return []
}
