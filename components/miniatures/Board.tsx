import { toRing } from '@/lib/miniatures/controls'
import { countHidden } from '@/lib/miniatures/notation'
import type { BoardData } from '@/lib/miniatures/schema'
import styles from './Board.module.css'
import { Frame } from './Frame'
import { TaskMeta } from './TaskParts'

type BoardProps = { data: BoardData; ring?: string }

export function Board({ data: { title, note, actions, columns }, ring }: BoardProps) {
  return (
    <Frame title={title} note={note} actions={actions} ring={ring}>
      <div className={styles.board} data-wide={columns.length > 3}>
        {columns.map((column) => (
          <div key={column.stage} className={styles.column}>
            <div className={styles.stage} data-ring={toRing(column.stage, ring)}>
              <span>{column.stage}</span>
              <span className={styles.count} data-full={column.full}>
                {column.count}
              </span>
            </div>
            {column.tasks.map((task) => (
              <div
                key={task.name}
                className={styles.card}
                data-running={task.running}
                data-done={task.done}
                data-ring={toRing(task.name, ring)}
              >
                <span className={styles.name}>{task.name}</span>
                <TaskMeta task={task} />
              </div>
            ))}
            {countHidden(column) > 0 && <div className={styles.more}>{countHidden(column)} more</div>}
          </div>
        ))}
      </div>
    </Frame>
  )
}
