import { formatFinding, listFindings, type Problem } from '../source/problem'
import { count } from '../utils/text'

export type Place = { line: number; column: number }

/**
 * Records a problem at an offset of the file, or at a line and column that were counted elsewhere. `cause`: the data file that has to be fixed before
 * this place can be checked.
 */
export type Report = (at: number | Place, message: string, fix: string, cause?: string) => void

/** Returns the reporter through which all problems of the file at `path` get into `problems`. It adds the same message at the same place only once. */
export function createReport(path: string, source: string, problems: Problem[]): Report {
  const lineStarts = [0, ...Array.from(source.matchAll(/\n/g), ({ index }) => index + 1)]
  const seen = new Set<string>()
  return (at, message, fix, cause) => {
    const { line, column } = typeof at === 'number' ? toPlace(lineStarts, at) : at
    const key = `${line}:${column} ${message}`
    if (seen.has(key)) return
    seen.add(key)
    problems.push({ path, line, column, message, fix, ...(cause && { cause }) })
  }
}

function toPlace(lineStarts: readonly number[], offset: number): Place {
  const line = lineStarts.findLastIndex((start) => start <= offset)
  return { line: line + 1, column: offset - (lineStarts[line] ?? 0) + 1 }
}

/**
 * Returns the last line of a run.
 * @param pages how many MDX files were checked
 * @example summarize([], 67) // => 'content check: 67 files, no problems'
 */
export function summarize(problems: readonly Problem[], pages: number): string {
  const faulty = new Set(problems.map(({ path }) => path)).size
  const result = problems.length ? `${count(problems.length, 'problem')} in ${count(faulty, 'file')}` : undefined
  return `content check: ${result ?? `${count(pages, 'file')}, no problems`}`
}

/**
 * Returns a problem as a workflow command, which code hosts show next to the line.
 * @example toAnnotation(problem) // => '::error file=content/docs/2.x/a.mdx,line=3,col=1::message (fix)'
 */
export function toAnnotation({ path, line, column, message, fix }: Problem): string {
  return `::error file=${escapeProperty(path)},line=${line},col=${column}::${escapeData(`${message} (${fix})`)}`
}

/**
 * Returns everything that a run prints. Problems that follow from one in another file are folded into one line.
 * @param annotates whether to add a workflow command to each problem
 */
export function listReportLines(problems: readonly Problem[], pages: number, annotates: boolean): string[] {
  const findings = listFindings(problems)
  const lines = findings.flatMap((finding) => [
    ...formatFinding(finding),
    ...(annotates ? [toAnnotation(finding)] : []),
  ])
  return [...lines, summarize(findings, pages)]
}

const escapeData = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
