/** A fault in a content file, told so that an editor can mend it. Line and column begin at 1. */
export type Problem = { path: string; line: number; column: number; message: string; cure: string }

/**
 * The one line that shows a problem.
 * @example formatProblem(problem) // => 'content/facts/limits.yml:12:3  unknown field "lable"  (write label)'
 */
export function formatProblem({ path, line, column, message, cure }: Problem): string {
  return `${path}:${line}:${column}  ${message}  (${cure})`
}

/** All of them, one a line. */
export function formatProblems(problems: readonly Problem[]): string {
  return problems.map(formatProblem).join('\n')
}
