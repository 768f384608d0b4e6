import type { ReactNode } from 'react'
import { Buttons } from './Buttons'
import styles from './Frame.module.css'

type FrameProps = { title?: string; note?: string; buttons?: readonly string[]; children: ReactNode }

/** A piece of the app, not a window: one edge, a title with a remark beside it, and the buttons at its foot. */
export function Frame({ title, note, buttons, children }: FrameProps) {
  return (
    <div className={styles.frame}>
      {title && (
        <div className={styles.header}>
          <span className={styles.title}>{title}</span>
          {note && <span className={styles.note}>{note}</span>}
        </div>
      )}
      {children}
      {buttons && (
        <div className={styles.foot}>
          <Buttons labels={buttons} />
        </div>
      )}
    </div>
  )
}
