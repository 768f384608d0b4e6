import { z } from 'zod'
import { toHours } from './layout'
import { findPart, moodLevels } from './notation'
import { board, buttons, head, list, matrix, text } from './task-schemas'

/** A time of day. */
const time = text.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time  (write it like 09:00)')

const habit = z.strictObject({
  name: text,
  squares: text.regex(/^[ynspt]+$/, 'must be squares  (use y, n, s, p and t)'),
})
/** Habits as rows of squares, with one square for each day. */
const habits = z
  .strictObject({
    kind: z.literal('habits'),
    ...head,
    days: text.regex(/^[MTWFS]+$/, 'must be the first letters of weekdays  (write them like MTWTFSS)'),
    rows: z.array(habit).min(1),
  })
  .refine((miniature) => miniature.rows.every((row) => row.squares.length === miniature.days.length), {
    path: ['rows'],
    error: 'every row must have as many squares as there are days  (add or remove squares)',
  })

const notMood = 'must be a mood  (write a number from 1 to 5)'
const level = z.enum(moodLevels)
/** A mood check-in. */
const checkIn = z.strictObject({
  kind: z.literal('check-in'),
  ...head,
  level,
  feelings: z.array(text).optional(),
  remark: text.optional(),
})

/** Moods over a stretch of days. */
const moodChart = z.strictObject({
  kind: z.literal('mood-chart'),
  ...head,
  points: z.array(z.number().min(1, notMood).max(5, notMood)).min(2),
  from: text,
  to: text,
})

const journalEntry = z.strictObject({
  day: text,
  time: time.optional(),
  kind: z.enum(['Entry', 'Note', 'Mood']),
  title: text.optional(),
  text,
  topics: z.array(text).optional(),
  mood: level.optional(),
})
/** Entries, notes and moods in the Journal. */
const journal = z.strictObject({ kind: z.literal('journal'), ...head, entries: z.array(journalEntry).min(1) })

const blockTypes = ['block', 'event', 'now'] as const
const block = z
  .strictObject({ name: text, from: time, to: time, type: z.enum(blockTypes) })
  .refine(({ from, to }) => toHours(from) < toHours(to), {
    path: ['to'],
    error: 'must be later than "from"  (swap them)',
  })
const hour = z.int().min(0).max(24)
/** The hours of a day, with its blocks. */
const calendar = z
  .strictObject({ kind: z.literal('calendar'), ...head, hours: z.tuple([hour, hour]), blocks: z.array(block).min(1) })
  .refine(({ hours: [first, last] }) => first < last, {
    path: ['hours'],
    error: 'the first hour must come before the last  (write them like [8, 18])',
  })
  .refine(({ hours, blocks }) => blocks.every(({ from, to }) => toHours(from) >= hours[0] && toHours(to) <= hours[1]), {
    path: ['blocks'],
    error: 'every block must be between the first and the last hour  (change the hours, or move the block)',
  })

const person = z.strictObject({
  name: text,
  badge: text,
  tone: z.enum(['due', 'quiet']),
  note: text,
})
const people = z.strictObject({ kind: z.literal('people'), ...head, people: z.array(person).min(1) })

const read = z.strictObject({ part: text, field: text, value: text })
/** The line of Quick Add, which is empty without `text`. */
const quickAdd = z
  .strictObject({ kind: z.literal('quick-add'), text: text.optional(), reads: z.array(read).optional() })
  .refine(({ text = '', reads = [] }) => reads.every(({ part }) => findPart(text, part) >= 0), {
    path: ['reads'],
    error: 'every part must be in the text  (spell it the same, as whole words)',
  })

const field = z.strictObject({ name: text, value: text })
/** Labelled values: a task panel, a form, or a question with its buttons. */
const fields = z
  .strictObject({
    kind: z.literal('fields'),
    ...head,
    text: text.optional(),
    fields: z.array(field).min(1).optional(),
    buttons: buttons.optional(),
  })
  .refine((miniature) => miniature.text ?? miniature.fields, { error: 'needs fields or a text  (add one of the two)' })

const setting = z
  .strictObject({ name: text, value: text.optional(), on: z.boolean().optional() })
  .refine(({ value, on }) => value === undefined || on === undefined, {
    path: ['on'],
    error: 'a row has a value or a switch  (remove value or on)',
  })
/** A screen of the settings: rows that have a value or a switch, or that only open another screen. */
const settings = z.strictObject({ kind: z.literal('settings'), ...head, rows: z.array(setting).min(1) })

const item = z.strictObject({ name: text, chosen: z.boolean().optional() })
/** A menu or, with `apps`, a share sheet. */
const menu = z.strictObject({
  kind: z.literal('menu'),
  title: text.optional(),
  apps: z.array(text).min(1).max(5).optional(),
  items: z.array(item).min(1),
})

/** A web page or a document in another app. Everything below the text is drawn as grey lines. */
const page = z.strictObject({
  kind: z.literal('page'),
  title: text,
  text: text.optional(),
  buttons: buttons.optional(),
})

const timer = z.strictObject({
  kind: z.literal('timer'),
  title: text,
  note: text.optional(),
  clock: text.regex(/^\d{1,2}(:\d{2}){1,2}$/, 'must be a clock such as 24:10'),
  buttons: buttons.optional(),
})

const subtask = z.strictObject({ name: text, done: z.boolean().optional() })
/** The panel of a task, next to the list. */
const taskPanel = z.strictObject({
  name: text,
  note: text.optional(),
  subtasks: z.array(subtask).min(1).optional(),
  fields: z.array(field).min(1).optional(),
  timer: timer.pick({ clock: true, note: true, buttons: true }).optional(),
})
/** The whole app: its sidebar, a screen and the panel of a task. Where there's little room, it's a phone with the same screen. */
const app = z.strictObject({
  kind: z.literal('app'),
  lists: z.array(text).min(1).max(5),
  screen: list,
  task: taskPanel,
})

const notification = z.strictObject({
  app: z.boolean().optional(),
  title: text,
  text,
  time,
  actions: buttons.optional(),
})
const notifications = z.strictObject({ kind: z.literal('notifications'), items: z.array(notification).min(1) })

const message = z.strictObject({ text, reply: z.boolean().optional() })
/** A conversation between people, such as the one in the Slack community. Replies are on the right. */
const chat = z.strictObject({ kind: z.literal('chat'), ...head, messages: z.array(message).min(1) })

const result = z.strictObject({ kind: text, title: text, text })
const search = z.strictObject({ kind: z.literal('search'), query: text, results: z.array(result).min(1) })

/**
 * The schema of a miniature: a small picture of the app as data. Each one is a YAML file in `content/miniatures`, or a
 * frame of a walkthrough.
 */
export const miniatureSchema = z.discriminatedUnion('kind', [
  board,
  list,
  matrix,
  habits,
  checkIn,
  moodChart,
  journal,
  calendar,
  people,
  quickAdd,
  fields,
  timer,
  app,
  notifications,
  search,
  settings,
  menu,
  page,
  chat,
])

/** A picture of any kind. */
export type MiniatureData = z.infer<typeof miniatureSchema>
/** A picture of one kind. */
type DataOf<Kind extends MiniatureData['kind']> = Extract<MiniatureData, { kind: Kind }>
export type BoardData = DataOf<'board'>
export type ListData = DataOf<'list'>
export type MatrixData = DataOf<'matrix'>
export type HabitsData = DataOf<'habits'>
export type CheckInData = DataOf<'check-in'>
export type MoodChartData = DataOf<'mood-chart'>
export type JournalData = DataOf<'journal'>
export type CalendarData = DataOf<'calendar'>
export type PeopleData = DataOf<'people'>
export type QuickAddData = DataOf<'quick-add'>
export type FieldsData = DataOf<'fields'>
export type TimerData = DataOf<'timer'>
export type AppData = DataOf<'app'>
export type NotificationsData = DataOf<'notifications'>
export type SearchData = DataOf<'search'>
export type SettingsData = DataOf<'settings'>
export type MenuData = DataOf<'menu'>
export type PageData = DataOf<'page'>
export type ChatData = DataOf<'chat'>
/** A task in a board, a list or a matrix. */
export type TaskData = ListData['groups'][number]['tasks'][number]
