import { toRing } from '@/lib/miniatures/controls'
import { groupByDay } from '@/lib/miniatures/layout'
import type { JournalData } from '@/lib/miniatures/schema'
import { Frame } from './Frame'
import styles from './Journal.module.css'
import { Chips } from './Labels'

type JournalProps = { data: JournalData; ring?: string }

export function Journal({ data: { title, note, actions, entries }, ring }: JournalProps) {
  return (
    <Frame title={title} note={note} actions={actions} ring={ring}>
      {groupByDay(entries).map((day) => (
        <div key={day.day} className={styles.day}>
          <div className={styles.date}>{day.day}</div>
          {day.entries.map((entry) => (
            <JournalEntry key={entry.text} entry={entry} ring={ring} />
          ))}
        </div>
      ))}
    </Frame>
  )
}

type JournalEntryProps = { entry: JournalData['entries'][number]; ring?: string }

function JournalEntry({ entry: { time, kind, title, text, topics, mood }, ring }: JournalEntryProps) {
  return (
    <div className={styles.entry} data-ring={toRing(title ?? text, ring)}>
      <span className={styles.time}>{time}</span>
      <div className={styles.body}>
        {title && <div className={styles.title}>{title}</div>}
        <div className={styles.text}>{text}</div>
        <div className={styles.about}>
          <span>{kind}</span>
          {mood && <span className={styles.mood}>{mood}</span>}
          {topics && <Chips labels={topics} />}
        </div>
      </div>
    </div>
  )
}
