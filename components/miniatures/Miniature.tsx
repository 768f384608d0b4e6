import { describeMiniature } from '@/lib/miniatures/describe'
import type { MiniatureData } from '@/lib/miniatures/schema'
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

type MiniatureProps = { data: MiniatureData; caption?: string }

/** Draws a part of the app. With a caption, as in the documentation, it has a background; without one, it's bare and fills its space. */
export function Miniature({ data, caption }: MiniatureProps) {
  return (
    <figure className={styles.figure} data-kind={data.kind} data-captioned={Boolean(caption)}>
      <div className={styles.drawing} role="img" aria-label={describeMiniature(data)}>
        <Drawing data={data} />
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}

function Drawing({ data }: { data: MiniatureData }) {
  switch (data.kind) {
    case 'board':
      return <Board data={data} />
    case 'list':
      return <TaskList data={data} />
    case 'matrix':
      return <Matrix data={data} />
    case 'habits':
      return <Habits data={data} />
    case 'check-in':
      return <CheckIn data={data} />
    case 'mood-chart':
      return <MoodChart data={data} />
    case 'journal':
      return <Journal data={data} />
    case 'calendar':
      return <Calendar data={data} />
    case 'people':
      return <People data={data} />
    case 'quick-add':
      return <QuickAdd data={data} />
    case 'fields':
      return <Fields data={data} />
    case 'timer':
      return <Timer data={data} />
    case 'notifications':
      return <Notifications data={data} />
    case 'search':
      return <SearchResults data={data} />
  }
}
