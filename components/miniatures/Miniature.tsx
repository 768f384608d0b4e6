import { describeMiniature } from '@/lib/miniatures/describe'
import type { MiniatureData } from '@/lib/miniatures/schema'
import { App } from './App'
import { Board } from './Board'
import { Calendar } from './Calendar'
import { Chat } from './Chat'
import { CheckIn } from './CheckIn'
import { Fields } from './Fields'
import { Habits } from './Habits'
import { Journal } from './Journal'
import { Matrix } from './Matrix'
import { Menu } from './Menu'
import styles from './Miniature.module.css'
import { MoodChart } from './MoodChart'
import { Notifications } from './Notifications'
import { People } from './People'
import { QuickAdd } from './QuickAdd'
import { SearchResults } from './SearchResults'
import { Settings } from './Settings'
import { TaskList } from './TaskList'
import { Timer } from './Timer'
import { WebPage } from './WebPage'

type MiniatureProps = { data: MiniatureData; caption?: string; inWell?: boolean }

/** Draws a part of the app. With a caption, as in the documentation, or next to a text, it's in a well; otherwise, it's bare and fills its space. */
export function Miniature({ data, caption, inWell = Boolean(caption) }: MiniatureProps) {
  return (
    <figure className={inWell ? styles.well : undefined}>
      <div className={styles.drawing} role="img" aria-label={describeMiniature(data)}>
        <Drawing data={data} />
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}

/** Draws a picture without saying what it is. `ring` is the name of the control to mark. */
export function Drawing({ data, ring }: { data: MiniatureData; ring?: string }) {
  switch (data.kind) {
    case 'board':
      return <Board data={data} ring={ring} />
    case 'list':
      return <TaskList data={data} ring={ring} />
    case 'matrix':
      return <Matrix data={data} ring={ring} />
    case 'habits':
      return <Habits data={data} ring={ring} />
    case 'check-in':
      return <CheckIn data={data} ring={ring} />
    case 'mood-chart':
      return <MoodChart data={data} ring={ring} />
    case 'journal':
      return <Journal data={data} ring={ring} />
    case 'calendar':
      return <Calendar data={data} ring={ring} />
    case 'people':
      return <People data={data} ring={ring} />
    case 'quick-add':
      return <QuickAdd data={data} ring={ring} />
    case 'fields':
      return <Fields data={data} ring={ring} />
    case 'timer':
      return <Timer data={data} ring={ring} />
    case 'app':
      return <App data={data} ring={ring} />
    case 'notifications':
      return <Notifications data={data} ring={ring} />
    case 'search':
      return <SearchResults data={data} ring={ring} />
    case 'settings':
      return <Settings data={data} ring={ring} />
    case 'menu':
      return <Menu data={data} ring={ring} />
    case 'chat':
      return <Chat data={data} />
    case 'page':
      return <WebPage data={data} ring={ring} />
  }
}
