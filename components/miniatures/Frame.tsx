import type { ReactNode } from 'react'
import styles from './Frame.module.css'
import { Buttons } from './Labels'

type FrameProps = { title?: string; note?: string; buttons?: readonly string[]; children: ReactNode }

/** Frames a piece of the app, not a window: one border, a title with a note next to it, and the buttons at the bottom. */
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
