import type { ReactNode } from 'react'
import styles from './Frame.module.css'
import { Buttons } from './Labels'

type FrameProps = {
  title?: string
  note?: string
  actions?: readonly string[]
  buttons?: readonly string[]
  ring?: string
  children: ReactNode
}

/** Frames a piece of the app, not a window: one border, a title with a note and its buttons next to it, and more buttons at the bottom. */
export function Frame({ title, note, actions, buttons, ring, children }: FrameProps) {
  return (
    <div className={styles.frame}>
      {title && (
        <div className={styles.header}>
          <span className={styles.title}>{title}</span>
          {note && <span className={styles.note}>{note}</span>}
          {actions && <Buttons labels={actions} ring={ring} />}
        </div>
      )}
      {children}
      {buttons && (
        <div className={styles.foot}>
          <Buttons labels={buttons} ring={ring} />
        </div>
      )}
    </div>
  )
}
