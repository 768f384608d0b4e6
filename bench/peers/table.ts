import { median } from '../median'

/** The figures of one site, a list for each row, and what kept it from having more. The plain page isn't a peer. */
export type Column = { name: string; isPeer: boolean; cells: Map<string, number[]>; problem?: string }

/** The name of our own column. */
export const ours = 'ours'

export function addFigure({ cells }: Column, row: string, figure: number): void {
  cells.set(row, [...(cells.get(row) ?? []), figure])
}

/** Does `work` for a column. If it fails, the table says so and the run continues. */
export async function attempt(column: Column, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    // Playwright adds a log of its calls.
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    console.error(`  ${column.name}: ${reason}`)
    column.problem ??= reason
  }
}

/**
 * Returns a table of medians. Its last column is our figure over that of the best peer, so below 1 we're better. With `rival`, it's over that peer's figure.
 */
export function toTable(rows: readonly string[], columns: readonly Column[], digits: number, rival?: string): string[] {
  const names = columns.map(({ name, problem }) => (problem === undefined ? name : `${name} (incomplete)`))
  const lines = rows.map((row) => {
    const cells = columns.map(({ cells }) => median(cells.get(row) ?? [])?.toFixed(digits) ?? '–')
    return `| ${[row, ...cells, compare(row, columns, rival)].join(' | ')} |`
  })
  const problems = columns.flatMap(({ name, problem }) => (problem === undefined ? [] : [`- ${name}: ${problem}`]))
  return [
    `| | ${[...names, `ours / ${rival ?? 'best peer'}`].join(' | ')} |`,
    `|---${'|---:'.repeat(columns.length + 1)}|`,
    ...lines,
    ...(problems.length > 0 ? ["\nWhat couldn't be measured:\n", ...problems] : []),
  ]
}

/** Returns our figure over that of the rival, or over the lowest of the peers. A ratio to 0 would mean nothing, so words replace it. */
function compare(row: string, columns: readonly Column[], rival?: string): string {
  const read = ({ cells }: Column) => median(cells.get(row) ?? [])
  const own = columns.filter(({ name }) => name === ours).map(read)[0]
  const others = columns.filter(({ name, isPeer }) => isPeer && (rival === undefined || name === rival)).map(read)
  const best = Math.min(...others.filter((figure) => figure !== undefined))
  if (own === undefined || !Number.isFinite(best)) return '–'
  if (best === 0) return own === 0 ? 'both 0' : 'best is 0'
  return (own / best).toFixed(2)
}
