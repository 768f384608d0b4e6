import { formatFinding, listFindings, type Problem } from '../problem'

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

/**
 * Returns the last line of a run.
 * @param pages how many MDX files were checked
 * @example summarize([], 67) // => 'content check: 67 files, no problem'
 */
export function summarize(problems: readonly Problem[], pages: number): string {
  const faulty = new Set(problems.map(({ path }) => path)).size
  const result = problems.length ? `${count(problems.length, 'problem')} in ${count(faulty, 'file')}` : undefined
  return `content check: ${result ?? `${count(pages, 'file')}, no problem`}`
}

/**
 * Returns a problem as a workflow command, which code hosts show next to the line.
 * @example toAnnotation(problem) // => '::error file=content/docs/2.x/a.mdx,line=3,col=1::message (cure)'
 */
export function toAnnotation({ path, line, column, message, cure }: Problem): string {
  return `::error file=${escapeProperty(path)},line=${line},col=${column}::${escapeData(`${message} (${cure})`)}`
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
