import path from 'node:path'
import { memo } from './memo.mjs'
import { readJson } from './read-json'

const readDates = memo(
  () =>
    readJson(path.join(/*turbopackIgnore: true*/ process.cwd(), '.generated', 'last-updated.json')) as Record<
      string,
      string
    >,
)

/**
 * Returns the day on which a file last changed in git, as `YYYY-MM-DD`, or undefined if the history doesn't show it (a new file, a shallow clone).
 * `npm run build:content` collects all dates in one pass over the history.
 */
export function findLastUpdated(sourcePath: string): string | undefined {
  return readDates()[sourcePath]
}
