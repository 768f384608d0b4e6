import { z } from 'zod'
import { choice, field } from '../utils/field'
import { toHours } from './layout'
import { moodLevels } from './notation'
import { head, text, time } from './task-schemas'

/** The pictures of habits, moods, the Journal, Calendar and People. */

/** Long enough to find any row of weekdays that a picture has room for. */
const weekdays = 'MTWTFSS'.repeat(14)

const habit = z.strictObject({
  name: field(text, 'The name of the habit'),
  squares: field(
    text.regex(/^[ynspt]+$/, 'must be squares  (use y, n, s, p and t)'),
    'One letter for each day: `y` met, `n` missed, `s` skipped, `p` paused, `t` today and still open',
  ),
})
const habitsData = z
  .strictObject({
    kind: z.literal('habits'),
    ...head,
    days: field(
      text
        .regex(/^[MTWFS]+$/, { error: 'must be the first letters of weekdays  (write them like MTWTFSS)', abort: true })
        .refine((days) => weekdays.includes(days), {
          error: 'must be weekdays that follow each other  (write them like FSSMTWT, oldest first)',
        }),
      'The first letters of the weekdays, such as `MTWTFSS`, oldest first',
    ),
    rows: field(z.array(habit).min(1), 'The habits, from top to bottom'),
  })
  .refine((miniature) => miniature.rows.every((row) => row.squares.length === miniature.days.length), {
    path: ['rows'],
    error: 'every row must have as many squares as there are days  (add or remove squares)',
  })
export const habits = field(habitsData, 'Habits as rows of days')

const notMood = 'must be a mood  (write a number from 1 to 5)'
const level = z.enum(moodLevels)
export const checkIn = field(
  z.strictObject({
    kind: z.literal('check-in'),
    ...head,
    level: field(level, 'The mood that was chosen'),
    feelings: field(z.array(text), 'The feelings that were chosen').optional(),
    remark: field(text, 'What was written about it').optional(),
  }),
  'A mood check-in',
)

export const moodChart = field(
  z.strictObject({
    kind: z.literal('mood-chart'),
    ...head,
    points: field(z.array(z.number().min(1, notMood).max(5, notMood)).min(2), 'Moods from 1 to 5, oldest first'),
    from: field(text, 'The first day'),
    to: field(text, 'The last day'),
  }),
  'Moods over time',
)

const journalEntry = z.strictObject({
  day: field(text, 'The day, such as `Thursday 19 November`'),
  time: field(time, 'The time of day, in quotation marks').optional(),
  kind: field(
    choice({
      Entry: 'An entry of the journal',
      Note: 'A note',
      Mood: 'A mood check-in',
      Page: "A day's page of the journal in 1.x",
    }),
    'What kind of record it is',
  ),
  title: field(text, 'Its title').optional(),
  text: field(text, 'Its text'),
  topics: field(z.array(text), 'Its topics').optional(),
  mood: field(level, 'The mood that was chosen').optional(),
})
export const journal = field(
  z.strictObject({
    kind: z.literal('journal'),
    ...head,
    entries: field(z.array(journalEntry).min(1), 'Entries, notes and moods, from top to bottom'),
  }),
  'Entries, notes and moods in the Journal',
)

const block = z
  .strictObject({
    name: field(text, 'The name of the task or event'),
    from: field(time, 'When it begins, in quotation marks'),
    to: field(time, 'When it ends, in quotation marks'),
    type: field(
      choice({ block: 'A time block', event: 'An event from another calendar', now: 'A time block that is running' }),
      'What is drawn',
    ),
  })
  .refine(({ from, to }) => toHours(from) < toHours(to), {
    path: ['to'],
    error: 'must be later than "from"  (swap them)',
  })
const hour = z.int().min(0).max(24)
const calendarData = z
  .strictObject({
    kind: z.literal('calendar'),
    ...head,
    hours: field(z.tuple([hour, hour]), 'The first and the last hour, such as `[9, 13]`'),
    blocks: field(z.array(block).min(1), 'Time blocks and events. If two overlap, they are side by side.'),
  })
  .refine(({ hours: [first, last] }) => first < last, {
    path: ['hours'],
    error: 'the first hour must come before the last  (write them like [8, 18])',
  })
  .refine(({ hours, blocks }) => blocks.every(({ from, to }) => toHours(from) >= hours[0] && toHours(to) <= hours[1]), {
    path: ['blocks'],
    error: 'every block must be between the first and the last hour  (change the hours, or move the block)',
  })
export const calendar = field(calendarData, 'The hours of a day')

const person = z.strictObject({
  name: field(text, 'The first name'),
  badge: field(text, 'When to reach out, such as `Today`'),
  tone: field(choice({ due: 'The badge stands out.', quiet: "The badge doesn't stand out." }), 'The look of the badge'),
  note: field(text, 'The line under the name'),
})
export const people = field(
  z.strictObject({
    kind: z.literal('people'),
    ...head,
    people: field(z.array(person).min(1), 'The people, from top to bottom'),
  }),
  'People and when to reach out',
)
