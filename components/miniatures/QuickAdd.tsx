import { toRing } from '@/lib/miniatures/controls'
import { splitQuickAdd } from '@/lib/miniatures/notation'
import type { QuickAddData } from '@/lib/miniatures/schema'
import { Frame } from './Frame'
import styles from './QuickAdd.module.css'

type QuickAddProps = { data: QuickAddData; ring?: string }

export function QuickAdd({ data: { text = '', reads = [] }, ring }: QuickAddProps) {
  return (
    <Frame>
      <div className={styles.line} data-ring={toRing(text, ring)}>
        {splitQuickAdd(text, reads).map((segment) => (
          <span key={segment.at} className={segment.field && styles.part}>
            {segment.text}
          </span>
        ))}
        <span className={styles.caret} />
      </div>
      {reads.length > 0 && (
        <div className={styles.reads}>
          {reads.map(({ field, value }) => (
            <span key={field} className={styles.read} data-ring={toRing(field, ring)}>
              <span className={styles.field}>{field}</span>
              <span className={styles.value}>{value}</span>
            </span>
          ))}
        </div>
      )}
    </Frame>
  )
}
