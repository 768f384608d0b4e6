import { describeScene } from '@/lib/miniatures/describe'
import type { Scene } from '@/lib/miniatures/schema'
import { Board } from './Board'
import { Calendar } from './Calendar'
import { CheckIn } from './CheckIn'
import { Fields } from './Fields'
import { Habits } from './Habits'
import { Journal } from './Journal'
import { Matrix } from './Matrix'
import styles from './Miniature.module.css'
import { MoodChart } from './MoodChart'
import { Notifications } from './Notifications'
import { People } from './People'
import { QuickAdd } from './QuickAdd'
import { SearchResults } from './SearchResults'
import { TaskList } from './TaskList'
import { Timer } from './Timer'

type MiniatureProps = { scene: Scene; caption?: string }

/** Draws a scene of the app. With a caption, as in the documentation, it has a background; without one, it's bare and fills its space. */
export function Miniature({ scene, caption }: MiniatureProps) {
  return (
    <figure className={styles.figure} data-kind={scene.kind} data-captioned={Boolean(caption)}>
      <div className={styles.drawing} role="img" aria-label={describeScene(scene)}>
        <Drawing scene={scene} />
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}

function Drawing({ scene }: { scene: Scene }) {
  switch (scene.kind) {
    case 'board':
      return <Board scene={scene} />
    case 'list':
      return <TaskList scene={scene} />
    case 'matrix':
      return <Matrix scene={scene} />
    case 'habits':
      return <Habits scene={scene} />
    case 'check-in':
      return <CheckIn scene={scene} />
    case 'mood-chart':
      return <MoodChart scene={scene} />
    case 'journal':
      return <Journal scene={scene} />
    case 'calendar':
      return <Calendar scene={scene} />
    case 'people':
      return <People scene={scene} />
    case 'quick-add':
      return <QuickAdd scene={scene} />
    case 'fields':
      return <Fields scene={scene} />
    case 'timer':
      return <Timer scene={scene} />
    case 'notifications':
      return <Notifications scene={scene} />
    case 'search':
      return <SearchResults scene={scene} />
  }
}
