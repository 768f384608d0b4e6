import { z } from 'zod'
import { choice, field } from '../utils/field'
import { findPart } from './notation'
import { calendar, checkIn, habits, journal, moodChart, people } from './record-schemas'
import { board, buttons, head, list, matrix, text, time } from './task-schemas'

const read = z.strictObject({
  part: field(text, 'The words in the text, spelt the same'),
  field: field(text, 'The field that they fill in, such as `Scheduled`'),
  value: field(text, 'The value that the app reads'),
})
const quickAddData = z
  .strictObject({
    kind: z.literal('quick-add'),
    text: field(text, 'The line as it was typed. Without it, the line is empty.').optional(),
    reads: field(z.array(read), 'How the app reads the line').optional(),
  })
  .refine(({ text = '', reads = [] }) => reads.every(({ part }) => findPart(text, part) >= 0), {
    path: ['reads'],
    error: 'every part must be in the text  (spell it the same, as whole words)',
  })
const quickAdd = field(quickAddData, 'A line typed into Quick Add, and how the app reads it')

const labelled = z.strictObject({ name: field(text, 'The label'), value: field(text, 'The value') })
const labelledFields = field(z.array(labelled).min(1), 'Labelled values, from top to bottom')
const dialogField = labelled.extend({
  as: field(
    choice({ box: 'A box that somebody filled in', total: 'The result, larger than the other values' }),
    "How the value is drawn, unless it's plain text",
  ).optional(),
})
const fieldsData = z
  .strictObject({
    kind: z.literal('fields'),
    ...head,
    text: field(text, 'A sentence above the fields. With it, a question needs no fields.').optional(),
    fields: field(z.array(dialogField).min(1), 'Labelled values, from top to bottom').optional(),
    buttons: buttons.optional(),
  })
  .refine((miniature) => miniature.text ?? miniature.fields, { error: 'needs fields or a text  (add one of the two)' })
const fields = field(fieldsData, 'A task panel, a form, or a question with its buttons')

const setting = z
  .strictObject({
    name: field(text, 'The name of the setting'),
    value: field(text, 'Its value').optional(),
    on: field(z.boolean(), 'Whether its switch is on').optional(),
  })
  .refine(({ value, on }) => value === undefined || on === undefined, {
    path: ['on'],
    error: 'a row has a value or a switch  (remove value or on)',
  })
const settings = field(
  z.strictObject({
    kind: z.literal('settings'),
    ...head,
    rows: field(z.array(setting).min(1), 'Rows with a value, with a switch, or with neither if they open a screen'),
  }),
  'A screen of the settings',
)

const item = z.strictObject({
  name: field(text, 'The text of the item'),
  chosen: field(z.boolean(), 'Whether it is the one that was chosen').optional(),
})
const menu = field(
  z.strictObject({
    kind: z.literal('menu'),
    title: field(text, 'The title at the top').optional(),
    apps: field(z.array(text).min(1).max(5), 'The row of apps in a share sheet').optional(),
    items: field(z.array(item).min(1), 'The items, from top to bottom'),
  }),
  'A menu, or a share sheet with its row of apps',
)

const page = field(
  z.strictObject({
    kind: z.literal('page'),
    title: field(text, 'The title of the page'),
    text: field(text, 'Its first sentences. Everything below them is drawn as grey lines.').optional(),
    buttons: buttons.optional(),
  }),
  'A web page, or a document in another app',
)

const timer = field(
  z.strictObject({
    kind: z.literal('timer'),
    title: field(text, 'The name of the task'),
    note: field(text, 'A short remark, such as `Round 2 of 4`').optional(),
    clock: field(
      text.regex(/^\d{1,2}(:\d{2}){1,2}$/, 'must be a clock  (write it like 24:10)'),
      'The time on the clock, in quotation marks',
    ),
    buttons: buttons.optional(),
  }),
  'The timer',
)

const subtask = z.strictObject({
  name: field(text, 'The name of the subtask'),
  done: field(z.boolean(), 'Whether it is done').optional(),
})
const taskPanel = z.strictObject({
  name: field(text, 'The name of the task. A task with the same name is selected in the list.'),
  note: field(text, 'Its note').optional(),
  subtasks: field(z.array(subtask).min(1), 'Its subtasks').optional(),
  fields: labelledFields.optional(),
  timer: field(timer.pick({ clock: true, note: true, buttons: true }), 'Its timer').optional(),
})
const app = field(
  z.strictObject({
    kind: z.literal('app'),
    lists: field(z.array(text).min(1).max(5), 'The lists in the sidebar'),
    screen: field(list, 'The screen next to the sidebar, which is a `list`'),
    task: field(taskPanel, 'The panel of a task').optional(),
  }),
  "The whole app, or a phone where there's less room",
)

const notification = z.strictObject({
  app: field(z.boolean(), 'Whether it is from our app').optional(),
  title: field(text, 'The title'),
  text: field(text, 'The line under it'),
  time: field(time, 'When it came, in quotation marks'),
  actions: buttons.optional(),
})
const notifications = field(
  z.strictObject({
    kind: z.literal('notifications'),
    items: field(z.array(notification).min(1), 'The notifications, from top to bottom'),
  }),
  'Notifications',
)

const message = z.strictObject({
  text: field(text, 'What was written'),
  reply: field(z.boolean(), 'Whether somebody else wrote it').optional(),
})
const chat = field(
  z.strictObject({
    kind: z.literal('chat'),
    ...head,
    messages: field(z.array(message).min(1), 'The messages, oldest first'),
  }),
  'A conversation in a channel',
)

const result = z.strictObject({
  kind: field(text, 'What was found, such as `Task`'),
  title: field(text, 'Its title'),
  text: field(text, 'The line under it'),
})
const search = field(
  z.strictObject({
    kind: z.literal('search'),
    query: field(text, 'What was typed'),
    results: field(z.array(result).min(1), 'The results, from top to bottom'),
  }),
  'A search in the app',
)

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
