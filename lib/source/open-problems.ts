import { existsSync } from 'node:fs'
import path from 'node:path'
import { memo } from './memo.mjs'
import { formatProblem, type Problem } from './problem'
import { readJson } from './read-json'

/** Returns what `npm run dev` has found in the current content. In a build, the list is empty, because a build stops at the first check. */
export const listOpenProblems = memo((): readonly Problem[] => {
  if (process.env.NODE_ENV !== 'development') return []
  const file = path.join(/*turbopackIgnore: true*/ process.cwd(), '.generated', 'content-problems.json')
  return existsSync(file) ? (readJson(file) as Problem[]) : []
})

/**
 * Returns what has to be fixed before the page at `sourcePath` can be shown: its own problems, or those of the data it's made from.
 * @param sourcePath from the root of the repository
 */
export function listPageProblems(sourcePath: string): readonly Problem[] {
  const problems = listOpenProblems()
  const own = problems.filter(({ path }) => path === sourcePath)
  const causes = new Set(own.map(({ cause }) => cause))
  return [...problems.filter(({ path, cause }) => !cause && causes.has(path)), ...own.filter(({ cause }) => !cause)]
}

/** Returns compiled MDX that shows problems instead of a page that `npm run dev` can't show yet. */
export function buildReportCode(problems: readonly Problem[]): string {
  const lines = JSON.stringify(problems.map(formatProblem))
  return `const { jsx, jsxs } = _jsx_runtime
const items = ${lines}.map((line, index) => jsx('li', { children: jsx('code', { children: line }) }, index))
const title = jsx('p', { children: jsx('strong', { children: 'This page appears as soon as you’ve fixed this:' }) })
const Report = () => jsxs('div', { role: 'region', 'aria-label': 'Problems of this page', children: [title, jsx('ul', { children: items })] })
return { default: Report }`
}
