import { splitMeta } from '@/lib/miniatures/notation'
import type { TaskData } from '@/lib/miniatures/schema'
import styles from './TaskMeta.module.css'

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
