import { toRing } from '@/lib/miniatures/controls'
import type { ListData } from '@/lib/miniatures/schema'
import { Frame } from './Frame'
import styles from './TaskList.module.css'
import { TaskMeta, Tick } from './TaskParts'

type TaskListProps = { data: ListData; ring?: string }

export function TaskList({ data: { title, note, actions, groups, buttons }, ring }: TaskListProps) {
  return (
    <Frame title={title} note={note} actions={actions} buttons={buttons} ring={ring}>
      <div className={styles.groups}>
        {groups.map((group) => (
          <div key={group.label}>
            <div className={styles.label}>{group.label}</div>
            {group.tasks.map((task) => (
              <div
                key={task.name}
                className={styles.task}
                data-done={task.done}
                data-selected={task.selected}
                data-ring={toRing(task.name, ring)}
              >
                <Tick isDone={task.done} />
                <span className={styles.words}>
                  <span className={styles.name}>{task.name}</span>
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
