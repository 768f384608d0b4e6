import type { NotificationsData } from '@/lib/miniatures/schema'
import { AppMark } from './AppMark'
import { Buttons } from './Buttons'
import styles from './Notifications.module.css'

type NotificationsProps = { data: NotificationsData }

export function Notifications({ data: { items } }: NotificationsProps) {
  return (
    <div className={styles.stack}>
      {items.map(({ app, title, text, time, actions }) => (
        <div key={title} className={styles.notification}>
          {app && <AppMark />}
          <div className={styles.words}>
            <div className={styles.head}>
              <span className={styles.title}>{title}</span>
              <span className={styles.time}>{time}</span>
            </div>
            <div className={styles.text}>{text}</div>
            {actions && (
              <div className={styles.actions}>
                <Buttons labels={actions} />
              </div>
            )}
          </div>
        </div>
      ))}
    </div>
  )
}
