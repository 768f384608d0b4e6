import { splitMeta } from '@/lib/miniatures/notation'
import type { TaskData } from '@/lib/miniatures/schema'
import styles from './TaskParts.module.css'

type TaskMetaProps = { task: TaskData }

export function TaskMeta({ task: { meta, subtasks, running } }: TaskMetaProps) {
  if (!meta && !subtasks) return null
  const { clock, rest } = running && meta ? splitMeta(meta) : { clock: undefined, rest: meta }
  return (
    <span className={styles.meta}>
      {clock && <span className={styles.clock}>{clock}</span>}
      {rest && <span>{rest}</span>}
      {subtasks && <span>{subtasks} subtasks</span>}
    </span>
  )
}

type TickProps = { isDone?: boolean }

export function Tick({ isDone = false }: TickProps) {
  return (
    <svg className={styles.tick} data-done={isDone} viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
      <circle cx="9" cy="9" r="7.75" />
      {isDone && <path d="m5.5 9.25 2.5 2.5 4.5-5" />}
    </svg>
  )
}
