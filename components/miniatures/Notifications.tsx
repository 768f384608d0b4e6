import { toRing } from '@/lib/miniatures/controls'
import type { NotificationsData } from '@/lib/miniatures/schema'
import { Buttons } from './Labels'
import styles from './Notifications.module.css'

type NotificationsProps = { data: NotificationsData; ring?: string }

export function Notifications({ data: { items }, ring }: NotificationsProps) {
  return (
    <div className={styles.stack}>
      {items.map(({ app, title, text, time, actions }) => (
        <div key={title} className={styles.notification} data-ring={toRing(title, ring)}>
          {app && <AppMark />}
          <div className={styles.words}>
            <div className={styles.head}>
              <span className={styles.title}>{title}</span>
              <span className={styles.time}>{time}</span>
            </div>
            <div className={styles.text}>{text}</div>
            {actions && (
              <div className={styles.actions}>
                <Buttons labels={actions} ring={ring} />
              </div>
            )}
          </div>
        </div>
      ))}
    </div>
  )
}

/** Draws the app's mark as its notifications show it: two wefts and two warps. */
function AppMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
      <rect className={styles.weft} x="4.7" y="15.2" width="9.6" height="14.6" rx="2.8" />
      <rect className={styles.weft} x="17.7" y="2.2" width="9.6" height="14.6" rx="2.8" />
      <rect className={styles.warp} x="2.2" y="4.7" width="14.6" height="9.6" rx="2.8" />
      <rect className={styles.warp} x="15.2" y="17.7" width="14.6" height="9.6" rx="2.8" />
    </svg>
  )
}
