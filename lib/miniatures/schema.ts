import { z } from 'zod'
import { findPart } from './quick-add'
import { calendar, checkIn, habits, journal, moodChart } from './schema-days'
import { buttons, head, text, time } from './schema-parts'
import { board, list, matrix } from './schema-tasks'

const person = z.strictObject({
  name: text,
  badge: text,
  tone: z.enum(['due', 'quiet'], { error: 'must be due or quiet' }),
  note: text,
})
const people = z.strictObject({ kind: z.literal('people'), ...head, people: z.array(person).min(1) })

const read = z.strictObject({ part: text, field: text, value: text })
const quickAdd = z
  .strictObject({ kind: z.literal('quick-add'), text, reads: z.array(read).min(1) })
  .refine((scene) => scene.reads.every(({ part }) => findPart(scene.text, part) >= 0), {
    path: ['reads'],
    error: 'every part must stand in the text, letter by letter, as whole words',
  })

const field = z.strictObject({ name: text, value: text })
const fields = z.strictObject({
  kind: z.literal('fields'),
  ...head,
  fields: z.array(field).min(1),
  buttons: buttons.optional(),
})

const timer = z.strictObject({
  kind: z.literal('timer'),
  ...head,
  clock: text.regex(/^\d{1,2}(:\d{2}){1,2}$/, 'must be a clock such as 24:10'),
  buttons: buttons.optional(),
})

const notification = z.strictObject({
  app: z.boolean().optional(),
  title: text,
  text,
  time,
  actions: buttons.optional(),
})
const notifications = z.strictObject({ kind: z.literal('notifications'), items: z.array(notification).min(1) })

const result = z.strictObject({ kind: text, title: text, text })
const search = z.strictObject({ kind: z.literal('search'), query: text, results: z.array(result).min(1) })

/** The schema of a miniature: a small picture of the app as data. Each one is a YAML file in `content/miniatures`. */
export const sceneSchema = z.discriminatedUnion('kind', [
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
  notifications,
  search,
])

/** A picture of any kind. */
export type Scene = z.infer<typeof sceneSchema>
/** A picture of one kind. */
export type SceneOf<Kind extends Scene['kind']> = Extract<Scene, { kind: Kind }>
export type BoardScene = SceneOf<'board'>
export type ListScene = SceneOf<'list'>
export type MatrixScene = SceneOf<'matrix'>
export type HabitsScene = SceneOf<'habits'>
export type CheckInScene = SceneOf<'check-in'>
export type MoodChartScene = SceneOf<'mood-chart'>
export type JournalScene = SceneOf<'journal'>
export type CalendarScene = SceneOf<'calendar'>
export type PeopleScene = SceneOf<'people'>
export type QuickAddScene = SceneOf<'quick-add'>
export type FieldsScene = SceneOf<'fields'>
export type TimerScene = SceneOf<'timer'>
export type NotificationsScene = SceneOf<'notifications'>
export type SearchScene = SceneOf<'search'>
/** A task in a board, a list or a matrix. */
export type SceneTask = ListScene['groups'][number]['tasks'][number]

/**
 * Returns the picture that `data` describes, which is usually a parsed YAML file.
 * @throws an error that lists every mistake and where it is, such as "columns.0.stage is missing"
 */
export function parseScene(data: unknown): Scene {
  const result = sceneSchema.safeParse(data)
  if (result.success) return result.data
  throw new Error(
    result.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(' ')).join('\n'),
  )
}
