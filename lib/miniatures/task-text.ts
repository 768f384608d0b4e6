export type MetaParts = { clock?: string; rest: string }

/**
 * Splits the small line under a task into the clock of a running timer and the rest.
 * @example splitMeta('00:24:10 of 1 h') // => { clock: '00:24:10', rest: 'of 1 h' }
 */
export function splitMeta(meta: string): MetaParts {
  const [, clock, rest] = /^(\d{1,2}(?::\d{2}){1,2})\s+(.*)$/.exec(meta) ?? []
  return clock ? { clock, rest: rest ?? '' } : { rest: meta }
}

/** Returns how many of a column's tasks the picture leaves out. If the count is text, such as "2 of 3", the result is 0. */
export function countHidden(column: { count: string | number; tasks: readonly unknown[] }): number {
  const count = Number(column.count)
  return Number.isInteger(count) ? Math.max(0, count - column.tasks.length) : 0
}

/**
 * Returns the rounds that a timer's note mentions, or an empty list.
 * @example listRounds('Round 2 of 4') // => past, current, coming, coming
 */
export function listRounds(note: string): { round: number; state: 'past' | 'current' | 'coming' }[] {
  const [, current, all] = /Round (\d+) of (\d+)/.exec(note) ?? []
  return Array.from({ length: Number(all ?? 0) }, (_, index) => {
    const round = index + 1
    return { round, state: round < Number(current) ? 'past' : round === Number(current) ? 'current' : 'coming' }
  })
}
