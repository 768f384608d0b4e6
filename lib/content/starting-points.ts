import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { type StartingPoint, startingPointsSchema } from '../search/starting-point'
import { fillSiteTokens } from './site-tokens.mjs'

let startingPoints: readonly StartingPoint[] | undefined

/** The pages that search offers by itself. @throws when the file is malformed; the content check says where */
export function listStartingPoints(): readonly StartingPoint[] {
  const file = path.join(/*turbopackIgnore: true*/ process.cwd(), 'content', 'search', 'starting-points.yml')
  startingPoints ??= startingPointsSchema.parse(parse(fillSiteTokens(readFileSync(file, 'utf8'))))
  return startingPoints
}
