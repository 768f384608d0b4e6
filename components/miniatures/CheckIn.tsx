import { toRing } from '@/lib/miniatures/controls'
import { moodLevels } from '@/lib/miniatures/notation'
import type { CheckInData } from '@/lib/miniatures/schema'
import styles from './CheckIn.module.css'
import { Frame } from './Frame'
import { Chips } from './Labels'

type CheckInProps = { data: CheckInData; ring?: string }

export function CheckIn({ data: { title, note, actions, level, feelings, remark }, ring }: CheckInProps) {
  return (
    <Frame title={title} note={note} actions={actions} ring={ring}>
      <div className={styles.checkIn}>
        <div className={styles.levels}>
          {moodLevels.map((name) => (
            <span key={name} className={styles.level} data-chosen={name === level} data-ring={toRing(name, ring)}>
              {name}
            </span>
          ))}
        </div>
        {feelings && <Chips labels={feelings} ring={ring} />}
        {remark && (
          <div className={styles.remark} data-ring={toRing(remark, ring)}>
            {remark}
          </div>
        )}
      </div>
    </Frame>
  )
}
