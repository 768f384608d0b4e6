import type { Problem } from '../problem'

export type Place = { line: number; column: number }

/**
 * Records a problem at an offset of the file, or at a line and column that were counted elsewhere. `cause`: the data file that has to be fixed before
 * this place can be checked.
 */
export type Report = (at: number | Place, message: string, cure: string, cause?: string) => void

/** Returns the reporter through which all problems of the file at `path` get into `problems`. It adds the same message at the same place only once. */
export function createReport(path: string, source: string, problems: Problem[]): Report {
  const lineStarts = [0, ...Array.from(source.matchAll(/\n/g), ({ index }) => index + 1)]
  const seen = new Set<string>()
  return (at, message, cure, cause) => {
    const { line, column } = typeof at === 'number' ? toPlace(lineStarts, at) : at
    const key = `${line}:${column} ${message}`
    if (seen.has(key)) return
    seen.add(key)
    problems.push({ path, line, column, message, cure, ...(cause && { cause }) })
  }
}

function toPlace(lineStarts: readonly number[], offset: number): Place {
  const line = lineStarts.findLastIndex((start) => start <= offset)
  return { line: line + 1, column: offset - (lineStarts[line] ?? 0) + 1 }
}
