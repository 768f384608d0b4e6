import { Fragment } from 'react'
import phone from '@/components/ui/Phone.module.css'
import { sidebar } from '@/lib/miniatures/notation'
import type { AppData } from '@/lib/miniatures/schema'
import { cx } from '@/lib/utils/cx'
import styles from './App.module.css'
import { Buttons } from './Labels'
import { TabBar } from './TabBar'
import { TaskList } from './TaskList'
import { Tick } from './TaskParts'

type AppProps = { data: AppData; ring?: string }

/**
 * Draws the whole app, with the task of the panel selected if there is one. With little room, the same elements are a phone: the style sheet shows the tabs
 * instead of the sidebar and the panel.
 */
export function App({ data: { lists, screen, task }, ring }: AppProps) {
  const groups = screen.groups.map((group) => ({
    ...group,
    tasks: group.tasks.map((own) => ({ ...own, selected: own.name === task?.name || undefined })),
  }))
  return (
    <div className={cx(phone.phone, styles.app)}>
      <div className={styles.sidebar}>
        {sidebar.map((places) => (
          <div key={places[0]}>
            {places.map((name) => (
              <Fragment key={name}>
                <div className={styles.place} data-chosen={name === screen.title || undefined}>
                  <Glyph name={name} />
                  {name}
                </div>
                {name === 'Tasks' &&
                  lists.map((list) => (
                    <div key={list} className={styles.list}>
                      {list}
                    </div>
                  ))}
              </Fragment>
            ))}
          </div>
        ))}
      </div>
      <div className={styles.screen}>
        <div className={styles.top}>
          <Glyph name="Search" />
        </div>
        <TaskList data={{ ...screen, groups }} ring={ring} />
      </div>
      {task && <TaskPanel task={task} />}
      <div className={styles.tabs}>
        <TabBar tab={screen.title} />
      </div>
    </div>
  )
}

type TaskPanelProps = { task: NonNullable<AppData['task']> }

function TaskPanel({ task: { name, note, subtasks, fields, timer } }: TaskPanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.name}>{name}</div>
      {note && <div>{note}</div>}
      {subtasks && (
        <div className={styles.subtasks}>
          {subtasks.map((subtask) => (
            <div key={subtask.name} className={styles.subtask}>
              <Tick isDone={subtask.done} />
              {subtask.name}
            </div>
          ))}
        </div>
      )}
      {fields?.map((field) => (
        <div key={field.name} className={styles.field}>
          <span>{field.name}</span>
          <span className={styles.value}>{field.value}</span>
        </div>
      ))}
      {timer && (
        <div className={styles.timer}>
          <span className={styles.clock}>{timer.clock}</span>
          {timer.note}
          {timer.buttons && <Buttons labels={timer.buttons} />}
        </div>
      )}
    </div>
  )
}

/** Outlines of 16 px for the places of the sidebar. */
const glyphs: Record<(typeof sidebar)[number][number], string> = {
  Search: 'M12 7a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM11 11l3 3',
  Today: 'M3 3h10v10H3zM6 8l2 2 3-4',
  Calendar: 'M3 3h10v10H3zM3 6h10M6 9v1M10 9v1',
  Tasks: 'M3 4h1M3 8h1M3 12h1M7 4h6M7 8h6M7 12h6',
  Habits: 'M3 3h4v4H3zM9 3h4v4H9zM3 9h4v4H3zM9 9h4v4H9z',
  Journal: 'M4 2h8v12H4zM7 6h2',
  People: 'M10 5a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM3 13a5 5 0 0 1 10 0',
  Synced: 'M3 8a5 5 0 0 1 9-3v-2M13 8a5 5 0 0 1-9 3v2',
  Trash: 'M3 4h10M5 4v10h6V4M7 2h2',
  Settings: 'M3 5h10M3 11h10M6 3v4M10 9v4',
}

type GlyphProps = { name: keyof typeof glyphs }

function Glyph({ name }: GlyphProps) {
  return (
    <svg className={styles.glyph} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={glyphs[name]} />
    </svg>
  )
}
