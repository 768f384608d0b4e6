import { toRing } from '@/lib/miniatures/controls'
import { type HabitMark, listMarkKinds, listMarks } from '@/lib/miniatures/notation'
import type { HabitsData } from '@/lib/miniatures/schema'
import { cx } from '@/lib/utils/cx'
import { Frame } from './Frame'
import styles from './Habits.module.css'

type HabitsProps = { data: HabitsData; ring?: string }

const words: Record<HabitMark, string> = {
  met: 'Met',
  missed: 'Missed',
  skipped: 'Skipped',
  paused: 'Paused',
  open: 'Still open',
}

export function Habits({ data: { title, note, actions, days, rows }, ring }: HabitsProps) {
  const weekdays = [...days].map((letter, day) => ({ letter, day }))
  const isOneDay = weekdays.length === 1
  return (
    <Frame title={title} note={note} actions={actions} ring={ring}>
      <div className={cx(styles.grid, isOneDay && styles.oneDay)}>
        {!isOneDay && (
          <>
            <span className={styles.corner} />
            <div className={styles.strip}>
              {weekdays.map(({ letter, day }) => (
                <span key={day} className={styles.letter}>
                  {letter}
                </span>
              ))}
            </div>
          </>
        )}
        {rows.map(({ name, squares }) => (
          <div key={name} className={styles.habit} data-ring={toRing(name, ring)}>
            <span className={styles.name}>{name}</span>
            <div className={styles.strip}>
              {listMarks(squares).map(({ day, mark }) => (
                <span key={day} className={styles.day} data-mark={mark} />
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className={styles.legend}>
        {listMarkKinds(rows).map((mark) => (
          <span key={mark} className={styles.key}>
            <span className={styles.day} data-mark={mark} />
            {words[mark]}
          </span>
        ))}
      </div>
    </Frame>
  )
}
