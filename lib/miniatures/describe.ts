import { layOutBlocks } from './calendar-layout'
import { describeColumns, describeGroups, describeQuadrants, toPhrase } from './describe-tasks'
import { describeHabit } from './habit-marks'
import type { CalendarScene, JournalScene, NotificationsScene, PeopleScene, QuickAddScene, Scene } from './schema'

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

const describePeople = ({ people }: PeopleScene) => people.map(({ name, badge, note }) => `${name}, ${badge}: ${note}`)

const describeReads = ({ reads }: QuickAddScene) =>
  reads.map(({ part, field, value }) => `"${part}" is read as ${field} ${value}`)

const describeNotifications = ({ items }: NotificationsScene) =>
  items.flatMap(({ title, text, time, actions }) => [`Notification at ${time}: ${title}`, text, toButtons(actions)])

function listSentences(scene: Scene): (string | false | undefined)[] {
  switch (scene.kind) {
    case 'board':
      return [toHead('Board', scene), ...describeColumns(scene)]
    case 'list':
      return [toHead('List', scene), ...describeGroups(scene)]
    case 'matrix':
      return [toHead('Priority Matrix', scene), ...describeQuadrants(scene)]
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
      return [toHead('People', scene), ...describePeople(scene)]
    case 'quick-add':
      return [`Quick Add: ${scene.text}`, ...describeReads(scene)]
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
