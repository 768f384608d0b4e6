/** The five mood levels, from 1 to 5. */
export const moodLevels = ['Awful', 'Bad', 'Okay', 'Good', 'Great'] as const

/** The tabs at the bottom of a phone, from left to right. */
export const phoneTabs = ['Today', 'Tasks', 'Habits', 'Journal', 'More'] as const

export type Screen = { name: string; since: string; until?: string }

/** The screens that a desktop sidebar has or had, from top to bottom, each with its first release there and the release that removed it. */
export const screens = [
  { name: 'Search', since: '2.0' },
  { name: 'Today', since: '0.4' },
  { name: 'Calendar', since: '1.4' },
  { name: 'Tasks', since: '0.1' },
  { name: 'Habits', since: '0.5' },
  { name: 'Journal', since: '0.1' },
  { name: 'Notes', since: '0.9', until: '2.0' },
  { name: 'Mood Tracker', since: '0.12', until: '2.0' },
  { name: 'People', since: '1.3' },
] as const satisfies readonly Screen[]

type CurrentScreen = Exclude<(typeof screens)[number], { until: string }>

const isCurrent = (screen: (typeof screens)[number]): screen is CurrentScreen => !('until' in screen)

/** The sidebar on a desktop today, from top to bottom. The lists are below Tasks, and the second part is at the bottom, with the sync state first. */
export const sidebar = [screens.filter(isCurrent).map(({ name }) => name), ['Synced', 'Trash', 'Settings']] as const

/** What each letter in a habit's `squares` means for that day. */
const habitMarks = { y: 'met', n: 'missed', s: 'skipped', p: 'paused', t: 'open' } as const

export type HabitMark = (typeof habitMarks)[keyof typeof habitMarks]

const isLetter = (letter: string): letter is keyof typeof habitMarks => letter in habitMarks

/** Returns the days in a row of squares, oldest first. */
export function listMarks(squares: string): { day: number; mark: HabitMark }[] {
  return [...squares].flatMap((letter, day) => (isLetter(letter) ? [{ day, mark: habitMarks[letter] }] : []))
}

/** Returns the kinds of mark that appear in any of the rows, in a fixed order, so that a legend can explain them. */
export function listMarkKinds(rows: readonly { squares: string }[]): HabitMark[] {
  const marks = rows.flatMap((row) => listMarks(row.squares)).map((day) => day.mark)
  return Object.values(habitMarks).filter((mark) => marks.includes(mark))
}

/**
 * Splits the small line under a task into the clock of a running timer and the rest.
 * @example splitMeta('00:24:10 of 1 h') // => { clock: '00:24:10', rest: 'of 1 h' }
 */
export function splitMeta(meta: string): { clock?: string; rest: string } {
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

type QuickAddSegment = { at: number; text: string; field?: string }

/** Returns where `part` occurs in `text` as whole words, or -1. "fri" is found in "Call fri" but not in "Call friends". */
export function findPart(text: string, part: string): number {
  return ` ${text} `.indexOf(` ${part} `)
}

/**
 * Splits the line of Quick Add at each part that the app reads as a field.
 * @example splitQuickAdd('Call Petra fri', [{ part: 'fri', field: 'Scheduled' }]) // => 'Call Petra ' and 'fri' (Scheduled)
 */
export function splitQuickAdd(text: string, reads: readonly { part: string; field: string }[]): QuickAddSegment[] {
  const found = reads
    .map((read) => ({ ...read, at: findPart(text, read.part) }))
    .filter((read) => read.at >= 0)
    .sort((a, b) => a.at - b.at)
  const segments: QuickAddSegment[] = []
  let end = 0
  for (const { at, part, field } of found) {
    if (at < end) continue
    if (at > end) segments.push({ at: end, text: text.slice(end, at) })
    segments.push({ at, text: part, field })
    end = at + part.length
  }
  if (end < text.length) segments.push({ at: end, text: text.slice(end) })
  return segments
}

type QueryToken = { at: number; text: string; type: 'operator' | 'word' }
type HitSegment = { at: number; text: string; isHit: boolean }

const tokens = /[a-z]+:"[^"]*"|-?"[^"]*"|\S+/g

/**
 * Returns the tokens of a search query, in order. An operator (`is:open`, `in:"Errands"`, `-word`) narrows the search, and a word or a quoted phrase
 * is what to look for.
 * @example splitQuery('is:open berlin') // => operator 'is:open', word 'berlin'
 */
export function splitQuery(query: string): QueryToken[] {
  return [...query.matchAll(tokens)].map(({ 0: text, index: at }) => ({
    at,
    text,
    type: /^(-|[a-z]+:)/.test(text) ? 'operator' : 'word',
  }))
}

/** Splits `text` wherever it contains a word of the query, in upper or lower case. */
export function markHits(text: string, query: string): HitSegment[] {
  const words = splitQuery(query)
    .filter((token) => token.type === 'word')
    .map((token) => token.text.replaceAll('"', ''))
    .filter(Boolean)
  if (!words.length) return [{ at: 0, text, isHit: false }]
  const hit = new RegExp(`(${words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')})`, 'i')
  let at = 0
  return text
    .split(hit)
    .map((piece, index) => {
      const segment = { at, text: piece, isHit: index % 2 === 1 }
      at += piece.length
      return segment
    })
    .filter((segment) => segment.text)
}
