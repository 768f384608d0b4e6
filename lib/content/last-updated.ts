import { readFileSync } from 'node:fs'
import path from 'node:path'

let dates: Readonly<Record<string, string>> | undefined

/**
 * The day a file last changed in git, as `YYYY-MM-DD`; undefined when history does not tell (a new file, a shallow clone).
 * `npm run build:content` collects all of them in one pass over the history.
 */
export function findLastUpdated(sourcePath: string): string | undefined {
  const file = path.join(/*turbopackIgnore: true*/ process.cwd(), '.generated', 'last-updated.json')
  dates ??= JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  return dates[sourcePath]
}
