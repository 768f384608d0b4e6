import type { Problem } from '../problem'

export type Place = { line: number; column: number }

/**
 * Notes one problem at an offset of the file, or at a place that somebody else has counted. `cause`: the data file that has to be fixed before this
 * place can be checked.
 */
export type Report = (at: number | Place, message: string, cure: string, cause?: string) => void

/** The one way into `problems` for the file at `path`; the same words at the same place are kept once. */
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
