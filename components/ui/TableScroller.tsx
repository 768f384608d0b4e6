import type { ReactNode } from 'react'
import styles from './TableScroller.module.css'

type TableScrollerProps = { label: string; children: ReactNode }

/** Scrolls a table sideways by itself where it is wider than the page, also by keyboard, hence the tab stop and its name. */
export function TableScroller({ label, children }: TableScrollerProps) {
  return (
    <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
