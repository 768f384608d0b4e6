/** What each letter in a habit's `squares` means for that day. */
export const habitMarks = { y: 'met', n: 'missed', s: 'skipped', p: 'paused', t: 'open' } as const

export type HabitMark = (typeof habitMarks)[keyof typeof habitMarks]

const isLetter = (letter: string): letter is keyof typeof habitMarks => letter in habitMarks

/** Returns the days in a row of squares, oldest first. */
export function listMarks(squares: string): { day: number; mark: HabitMark }[] {
  return [...squares].flatMap((letter, day) => (isLetter(letter) ? [{ day, mark: habitMarks[letter] }] : []))
}

/** Returns the kinds of mark that appear in any of the rows, in the order of `habitMarks`, so that a legend can explain them. */
export function listMarkKinds(rows: readonly { squares: string }[]): HabitMark[] {
  const marks = rows.flatMap((row) => listMarks(row.squares)).map((day) => day.mark)
  return Object.values(habitMarks).filter((mark) => marks.includes(mark))
}

/**
 * Describes a row of squares in words.
 * @example describeHabit({ name: 'Stretch', squares: 'yynt' }) // => 'Stretch: met on 2 of 4 days, missed 1, today still open'
 */
export function describeHabit({ name, squares }: { name: string; squares: string }): string {
  const marks = listMarks(squares)
  const count = (mark: HabitMark) => marks.filter((day) => day.mark === mark).length
  const others = (['missed', 'skipped', 'paused'] as const).filter(count).map((mark) => `${mark} ${count(mark)}`)
  const open = count('open') ? ['today still open'] : []
  return `${name}: ${[`met on ${count('met')} of ${marks.length} days`, ...others, ...open].join(', ')}`
}
