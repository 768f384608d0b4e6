import { layOutBlocks } from './layout'
import { type HabitMark, listMarks, sidebar } from './notation'
import type {
  AppData,
  BoardData,
  CalendarData,
  HabitsData,
  JournalData,
  MenuData,
  MiniatureData,
  NotificationsData,
  SettingsData,
  TaskData,
} from './schema'

/** Joins texts into sentences, leaving out what's missing. */
export const toSentences = (parts: readonly (string | false | undefined)[]): string =>
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

function describeTask({ name, meta, subtasks, done, running, selected }: TaskData): string {
  const details = toPhrase([
    selected && 'selected',
    done && 'done',
    running && 'running',
    meta,
    subtasks && `${subtasks} subtasks`,
  ])
  return details ? `${name} (${details})` : name
}

const withTasks = (label: string, tasks: readonly TaskData[]) =>
  tasks.length ? `${label}: ${tasks.map(describeTask).join(', ')}` : label

function describeColumns({ columns }: BoardData): string[] {
  return columns.map(({ stage, count, full, tasks }) => {
    const amount = typeof count === 'number' ? `${count} ${count === 1 ? 'task' : 'tasks'}` : count
    return withTasks(toPhrase([stage, amount, full && 'full']), tasks)
  })
}

/** @example describeHabit({ name: 'Stretch', squares: 'yynt' }) // => 'Stretch: met on 2 of 4 days, missed 1, today still open' */
function describeHabit({ name, squares }: HabitsData['rows'][number]): string {
  const marks = listMarks(squares)
  const count = (mark: HabitMark) => marks.filter((day) => day.mark === mark).length
  const others = (['missed', 'skipped', 'paused'] as const).filter(count).map((mark) => `${mark} ${count(mark)}`)
  const open = count('open') ? ['today still open'] : []
  return `${name}: ${[`met on ${count('met')} of ${marks.length} days`, ...others, ...open].join(', ')}`
}

function describeEntries({ entries }: JournalData): string[] {
  return entries.flatMap(({ day, time, kind, title, text, topics, mood }) => [
    toPhrase([kind, day, time, mood && `mood ${mood}`, topics && `topics ${topics.join(' and ')}`]),
    toSentences([title, text]),
  ])
}

function describeBlocks({ blocks, hours }: CalendarData): string[] {
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

function describeApp({ lists, screen, task }: AppData): (string | false | undefined)[] {
  const places = sidebar.flat().map((name) => (name === 'Tasks' ? `Tasks (${lists.join(', ')})` : name))
  return [`Sidebar: ${places.join(', ')}`, ...listSentences(screen), ...(task ? describePanel(task) : [])]
}

const describePanel = ({ name, note, subtasks, fields = [], timer }: NonNullable<AppData['task']>) => [
  `Task ${name}`,
  note,
  subtasks && `Subtasks: ${subtasks.map(describeTask).join(', ')}`,
  ...fields.map((field) => `${field.name}: ${field.value}`),
  timer && `Timer: ${toPhrase([timer.clock, timer.note])}`,
  toButtons(timer?.buttons),
]

const describeNotifications = ({ items }: NotificationsData) =>
  items.flatMap(({ title, text, time, actions }) => [`Notification at ${time}: ${title}`, text, toButtons(actions)])

const describeSetting = ({ name, value, on }: SettingsData['rows'][number]) =>
  on === undefined ? (value ? `${name}: ${value}` : name) : `${name}: ${on ? 'on' : 'off'}`

const describeItem = ({ name, chosen }: MenuData['items'][number]) => (chosen ? `${name} (chosen)` : name)

/** Describes a picture in words, one text for each of its parts. */
export function listSentences(miniature: MiniatureData): string[] {
  const actions = 'actions' in miniature && toButtons(miniature.actions)
  return [...describeKind(miniature), actions].filter((part) => typeof part === 'string')
}

function describeKind(miniature: MiniatureData): (string | false | undefined)[] {
  switch (miniature.kind) {
    case 'board':
      return [toHead('Board', miniature), ...describeColumns(miniature)]
    case 'list':
      return [
        toHead('List', miniature),
        ...miniature.groups.map(({ label, tasks }) => withTasks(label, tasks)),
        toButtons(miniature.buttons),
      ]
    case 'matrix':
      return [
        toHead('Priority Matrix', miniature),
        ...miniature.quadrants.map(({ name, tasks }) => withTasks(name, tasks)),
      ]
    case 'habits':
      return [toHead('Habits', miniature), ...miniature.rows.map(describeHabit)]
    case 'check-in':
      return [
        `${toHead('Mood check-in:', miniature)}: ${miniature.level}`,
        miniature.feelings && `Feelings: ${miniature.feelings.join(', ')}`,
        miniature.remark,
      ]
    case 'mood-chart':
      return [
        toHead('Mood', miniature),
        `${miniature.from} to ${miniature.to}, from 1, Awful, to 5, Great: ${miniature.points.join(', ')}`,
      ]
    case 'journal':
      return [toHead('Journal', miniature), ...describeEntries(miniature)]
    case 'calendar':
      return [toHead('Calendar:', miniature), ...describeBlocks(miniature)]
    case 'people':
      return [
        toHead('People', miniature),
        ...miniature.people.map(({ name, badge, note }) => `${name}, ${badge}: ${note}`),
      ]
    case 'quick-add':
      return [
        miniature.text ? `Quick Add: ${miniature.text}` : 'Quick Add is empty',
        ...(miniature.reads ?? []).map(({ part, field, value }) => `“${part}” is read as ${field} ${value}`),
      ]
    case 'fields':
      return [
        miniature.note ? `${miniature.title} (${miniature.note})` : miniature.title,
        miniature.text,
        ...(miniature.fields ?? []).map(({ name, value }) => `${name}: ${value}`),
        toButtons(miniature.buttons),
      ]
    case 'timer':
      return [`Timer: ${miniature.title}`, toPhrase([miniature.clock, miniature.note]), toButtons(miniature.buttons)]
    case 'app':
      return describeApp(miniature)
    case 'notifications':
      return describeNotifications(miniature)
    case 'search':
      return [
        `Search for ${miniature.query}`,
        ...miniature.results.map(({ kind, title, text }) => `${kind} ${title}: ${text}`),
      ]
    case 'settings':
      return [toHead('Settings', miniature), ...miniature.rows.map(describeSetting)]
    case 'menu':
      return [
        `${toPhrase(['Menu', miniature.title])}: ${miniature.items.map(describeItem).join(', ')}`,
        miniature.apps && `Apps: ${miniature.apps.join(', ')}`,
      ]
    case 'chat':
      return [
        toHead('Conversation:', miniature),
        ...miniature.messages.map(({ text, reply }) => `${reply ? 'Reply' : 'Message'}: ${text}`),
      ]
    case 'page':
      return [`Page ${miniature.title}`, miniature.text, toButtons(miniature.buttons)]
  }
}

/**
 * Describes a picture in words, for its accessible name and for the plain-text version of a page.
 * @example describeMiniature(board) // => 'Board Spring release. Next, 4 tasks: Draft the launch notes. Now, 2 of 2, full: Answer Petra.'
 */
export function describeMiniature(miniature: MiniatureData): string {
  return toSentences(listSentences(miniature))
}
