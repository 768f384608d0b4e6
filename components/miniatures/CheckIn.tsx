import { moodLevels } from '@/lib/miniatures/notation'
import type { CheckInData } from '@/lib/miniatures/schema'
import styles from './CheckIn.module.css'
import { Frame } from './Frame'
import { Chips } from './Labels'

type CheckInProps = { data: CheckInData }

export function CheckIn({ data: { title, note, level, feelings, remark } }: CheckInProps) {
  return (
    <Frame title={title} note={note}>
      <div className={styles.checkIn}>
        <div className={styles.levels}>
          {moodLevels.map((name) => (
            <span key={name} className={styles.level} data-chosen={name === level}>
              {name}
            </span>
          ))}
        </div>
        {feelings && <Chips labels={feelings} />}
        {remark && <div className={styles.remark}>{remark}</div>}
      </div>
    </Frame>
  )
}
