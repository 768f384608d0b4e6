import { type StartingPoint, startingPointsSchema } from '../search/starting-point'
import { memo } from './memo.mjs'
import { readOrElse, readYaml } from './read-yaml'

/** Returns the pages that search offers before anything is typed. @throws when the file is malformed */
export const listStartingPoints = memo((): readonly StartingPoint[] =>
  readOrElse(
    () => readYaml('content/search/starting-points.yml', startingPointsSchema),
    () => [],
  ),
)
