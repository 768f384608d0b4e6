import { listRounds } from '@/lib/miniatures/notation'
import type { TimerData } from '@/lib/miniatures/schema'
import { Frame } from './Frame'
import { Buttons } from './Labels'
import styles from './Timer.module.css'

type TimerProps = { data: TimerData; ring?: string }

export function Timer({ data: { title, note, clock, buttons }, ring }: TimerProps) {
  return (
    <Frame ring={ring}>
      <div className={styles.timer}>
        <span className={styles.title}>{title}</span>
        <span className={styles.clock}>{clock}</span>
        {note && (
          <div className={styles.note}>
            <div className={styles.rounds}>
              {listRounds(note).map(({ round, state }) => (
                <span key={round} className={styles.round} data-state={state} />
              ))}
            </div>
            {note}
          </div>
        )}
        {buttons && <Buttons labels={buttons} ring={ring} />}
      </div>
    </Frame>
  )
}
