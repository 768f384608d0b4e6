import { layOutBlocks } from './layout'
import { type HabitMark, listMarks } from './notation'
import type {
  BoardScene,
  CalendarScene,
  HabitsScene,
  JournalScene,
  NotificationsScene,
  Scene,
  SceneTask,
} from './schema'

const toSentences = (parts: readonly (string | false | undefined)[]) =>
  parts
    .filter((part) => part !== false && part !== undefined && part !== '')
    .map((part) => (/[.!?]$/.test(String(part)) ? part : `${part}.`))
    .join(' ')

/** Names the kind of picture before its title, unless the title says the same. */
function toHead(kind: string, { title, note }: { title: string; note?: string }): string {
  const name = title.startsWith(kind) ? title : `${kind} ${title}`
  return note && note !== kind ? `${name} (${note})` : name
}

const toButtons = (labels: readonly string[] | undefined) => labels && `Buttons: ${labels.join(', ')}`

/** Joins texts with commas into part of a sentence. The small dots between details become commas too. */
function toPhrase(parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(', ').replaceAll(' · ', ', ')
}

function describeTask({ name, meta, subtasks, done, running, selected }: SceneTask): string {
  const details = toPhrase([
    selected && 'selected',
    done && 'done',
    running && 'running',
    meta,
    subtasks && `${subtasks} subtasks`,
  ])
  return details ? `${name} (${details})` : name
}

const withTasks = (label: string, tasks: readonly SceneTask[]) =>
  tasks.length ? `${label}: ${tasks.map(describeTask).join(', ')}` : label

function describeColumns({ columns }: BoardScene): string[] {
  return columns.map(({ stage, count, full, tasks }) => {
    const amount = typeof count === 'number' ? `${count} ${count === 1 ? 'task' : 'tasks'}` : count
    return withTasks(toPhrase([stage, amount, full && 'full']), tasks)
  })
}

/** @example describeHabit({ name: 'Stretch', squares: 'yynt' }) // => 'Stretch: met on 2 of 4 days, missed 1, today still open' */
function describeHabit({ name, squares }: HabitsScene['rows'][number]): string {
  const marks = listMarks(squares)
  const count = (mark: HabitMark) => marks.filter((day) => day.mark === mark).length
  const others = (['missed', 'skipped', 'paused'] as const).filter(count).map((mark) => `${mark} ${count(mark)}`)
  const open = count('open') ? ['today still open'] : []
  return `${name}: ${[`met on ${count('met')} of ${marks.length} days`, ...others, ...open].join(', ')}`
}

function describeEntries({ entries }: JournalScene): string[] {
  return entries.flatMap(({ day, time, kind, title, text, topics, mood }) => [
    toPhrase([kind, day, time, mood && `mood ${mood}`, topics && `topics ${topics.join(' and ')}`]),
    toSentences([title, text]),
  ])
}

function describeBlocks({ blocks, hours }: CalendarScene): string[] {
  return layOutBlocks(blocks, hours[0]).flatMap(({ lanes }) =>
    lanes
      .flat()
      .map(({ name, from, to, type }) =>
        toPhrase([
          `${from} to ${to} ${name}`,
          type === 'event' && 'from another calendar',
          type === 'now' && 'running',
          lanes.length > 1 && 'overlapping',
        ]),
      ),
  )
}

const describeNotifications = ({ items }: NotificationsScene) =>
  items.flatMap(({ title, text, time, actions }) => [`Notification at ${time}: ${title}`, text, toButtons(actions)])

function listSentences(scene: Scene): (string | false | undefined)[] {
  switch (scene.kind) {
    case 'board':
      return [toHead('Board', scene), ...describeColumns(scene)]
    case 'list':
      return [toHead('List', scene), ...scene.groups.map(({ label, tasks }) => withTasks(label, tasks))]
    case 'matrix':
      return [toHead('Priority Matrix', scene), ...scene.quadrants.map(({ name, tasks }) => withTasks(name, tasks))]
    case 'habits':
      return [toHead('Habits', scene), ...scene.rows.map(describeHabit)]
    case 'check-in':
      return [
        `${toHead('Mood check-in:', scene)}: ${scene.level}`,
        scene.feelings && `Feelings: ${scene.feelings.join(', ')}`,
        scene.remark,
      ]
    case 'mood-chart':
      return [
        toHead('Mood', scene),
        `${scene.from} to ${scene.to}, from 1, Awful, to 5, Great: ${scene.points.join(', ')}`,
      ]
    case 'journal':
      return [toHead('Journal', scene), ...describeEntries(scene)]
    case 'calendar':
      return [toHead('Calendar:', scene), ...describeBlocks(scene)]
    case 'people':
      return [toHead('People', scene), ...scene.people.map(({ name, badge, note }) => `${name}, ${badge}: ${note}`)]
    case 'quick-add':
      return [
        `Quick Add: ${scene.text}`,
        ...scene.reads.map(({ part, field, value }) => `"${part}" is read as ${field} ${value}`),
      ]
    case 'fields':
      return [
        scene.note ? `${scene.title} (${scene.note})` : scene.title,
        ...scene.fields.map(({ name, value }) => `${name}: ${value}`),
        toButtons(scene.buttons),
      ]
    case 'timer':
      return [`Timer: ${scene.title}`, toPhrase([scene.clock, scene.note]), toButtons(scene.buttons)]
    case 'notifications':
      return describeNotifications(scene)
    case 'search':
      return [`Search for ${scene.query}`, ...scene.results.map(({ kind, title, text }) => `${kind} ${title}: ${text}`)]
  }
}

/**
 * Describes a picture in words, for its accessible name and for the plain-text version of a page.
 * @example describeScene(board) // => 'Board Spring release. Next, 4 tasks: Draft the launch notes. Now, 2 of 2, full: Answer Petra.'
 */
export function describeScene(scene: Scene): string {
  return toSentences(listSentences(scene))
}
