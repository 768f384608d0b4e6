import { count } from '../utils/text'

/**
 * A mistake in a content file, described so that an editor can fix it. Line and column begin at 1.
 * `cause` is the data file whose own problem leads to this one: `path` can't be checked or shown until that's fixed.
 */
export type Problem = { path: string; line: number; column: number; message: string; fix: string; cause?: string }

/** A problem to fix. `waiting` describes the other files that can't be checked or shown until then. */
export type Finding = Problem & { waiting?: string }

/**
 * Returns the one line that shows a problem.
 * @example formatProblem(problem) // => 'content/facts/limits.yml:12:3  unknown field "lable"  (write label)'
 */
export function formatProblem({ path, line, column, message, fix }: Problem): string {
  return `${path}:${line}:${column}  ${message}  (${fix})`
}

/** Returns the problems. Identical ones become a single problem with a count. */
export function foldSame(problems: readonly Problem[]): Problem[] {
  const byLine = new Map<string, Problem[]>()
  for (const problem of problems) {
    const line = formatProblem(problem)
    byLine.set(line, [...(byLine.get(line) ?? []), problem])
  }
  return [...byLine.values()].flatMap(([first, ...rest]) => {
    if (!first || rest.length === 0) return first ?? []
    return { ...first, message: `${first.message}, ${rest.length + 1} times` }
  })
}

/** Orders problems by file and place. */
export function byPlace(a: Problem, b: Problem): number {
  if (a.path !== b.path) return a.path < b.path ? -1 : 1
  return a.line - b.line || a.column - b.column
}

/** Returns all problems, one per line. */
export function formatProblems(problems: readonly Problem[]): string {
  return problems.map(formatProblem).join('\n')
}

/** Returns the problems that somebody has to fix, beginning with those that other files wait for. Problems that follow from them are only counted. */
export function listFindings(problems: readonly Problem[]): Finding[] {
  const waiting = new Map<string, Set<string>>()
  for (const { cause, path } of problems) {
    if (cause) waiting.set(cause, (waiting.get(cause) ?? new Set()).add(path))
  }
  const findings = problems.flatMap((problem): Finding[] => {
    if (problem.cause) return []
    const paths = [...(waiting.get(problem.path) ?? [])]
    waiting.delete(problem.path)
    return [paths.length > 0 ? { ...problem, waiting: describeWaiting(paths) } : problem]
  })
  const isCause = (path: string) => problems.some(({ cause }) => cause === path)
  return findings.sort((a, b) => Number(isCause(b.path)) - Number(isCause(a.path)))
}

/**
 * Returns one line for a problem to fix, and a second one if other files wait for it.
 * @example formatFinding(finding) // => ['content/facts/limits.yml:2:10  …', '  → 35 files wait for this: content/docs/2.x/a.mdx and 34 more']
 */
export function formatFinding({ waiting, ...problem }: Finding): string[] {
  const line = formatProblem(problem)
  return waiting ? [line, `  → ${waiting}`] : [line]
}

function describeWaiting(paths: readonly string[]): string {
  const rest = paths.length - 1
  return `${count(paths.length, 'file waits', 'files wait')} for this: ${paths[0]}${rest > 0 ? ` and ${rest} more` : ''}`
}
