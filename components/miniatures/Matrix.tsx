import { toRing } from '@/lib/miniatures/controls'
import type { MatrixData } from '@/lib/miniatures/schema'
import { Frame } from './Frame'
import styles from './Matrix.module.css'
import { TaskMeta, Tick } from './TaskParts'

type MatrixProps = { data: MatrixData; ring?: string }

const marks = {
  'Do first': 'Important, urgent',
  Plan: 'Important',
  'Hand off': 'Urgent',
  Drop: 'Neither',
} as const

export function Matrix({ data: { title, note, actions, quadrants }, ring }: MatrixProps) {
  return (
    <Frame title={title} note={note} actions={actions} ring={ring}>
      <div className={styles.matrix}>
        {quadrants.map(({ name, tasks }) => (
          <div key={name} className={styles.quadrant} data-ring={toRing(name, ring)}>
            <div className={styles.head}>
              <span className={styles.name}>{name}</span>
              <span className={styles.mark}>{marks[name]}</span>
            </div>
            {tasks.map((task) => (
              <div key={task.name} className={styles.task} data-ring={toRing(task.name, ring)}>
                <Tick isDone={task.done} />
                <span>
                  {task.name}
                  <TaskMeta task={task} />
                </span>
              </div>
            ))}
          </div>
        ))}
      </div>
    </Frame>
  )
}
