import { z } from 'zod'
import { toHours } from './calendar-layout'
import { moodLevels } from './mood-curve'
import { head, text, time } from './schema-parts'

const habit = z.strictObject({ name: text, squares: text.regex(/^[ynspt]+$/, 'may hold only y, n, s, p and t') })
/** Habits as rows of squares, with one square for each day. */
export const habits = z
  .strictObject({
    kind: z.literal('habits'),
    ...head,
    days: text.regex(/^[MTWFS]+$/, 'may hold only the first letters of weekdays'),
    rows: z.array(habit).min(1),
  })
  .refine((scene) => scene.rows.every((row) => row.squares.length === scene.days.length), {
    path: ['rows'],
    error: 'every row must have as many squares as there are days',
  })

const level = z.enum(moodLevels, { error: `must be one of ${moodLevels.join(', ')}` })
/** A mood check-in. */
export const checkIn = z.strictObject({
  kind: z.literal('check-in'),
  ...head,
  level,
  feelings: z.array(text).optional(),
  remark: text.optional(),
})

/** Moods over a stretch of days. */
export const moodChart = z.strictObject({
  kind: z.literal('mood-chart'),
  ...head,
  points: z.array(z.number().min(1, 'a mood is from 1 to 5').max(5, 'a mood is from 1 to 5')).min(2),
  from: text,
  to: text,
})

const journalEntry = z.strictObject({
  day: text,
  time: time.optional(),
  kind: z.enum(['Entry', 'Note', 'Mood'], { error: 'must be one of Entry, Note, Mood' }),
  title: text.optional(),
  text,
  topics: z.array(text).optional(),
  mood: level.optional(),
})
/** Entries, notes and moods in the Journal. */
export const journal = z.strictObject({ kind: z.literal('journal'), ...head, entries: z.array(journalEntry).min(1) })

const blockTypes = ['block', 'event', 'now'] as const
const block = z
  .strictObject({
    name: text,
    from: time,
    to: time,
    type: z.enum(blockTypes, { error: 'must be block, event or now' }),
  })
  .refine((span) => toHours(span.from) < toHours(span.to), { path: ['to'], error: 'must be later than "from"' })
const hour = z.int().min(0).max(24)
/** The hours of a day, with its blocks. */
export const calendar = z
  .strictObject({ kind: z.literal('calendar'), ...head, hours: z.tuple([hour, hour]), blocks: z.array(block).min(1) })
  .refine(({ hours: [first, last] }) => first < last, {
    path: ['hours'],
    error: 'the first hour must come before the last',
  })
  .refine(({ hours, blocks }) => blocks.every(({ from, to }) => toHours(from) >= hours[0] && toHours(to) <= hours[1]), {
    path: ['blocks'],
    error: 'every block must lie between the first and the last hour',
  })
