import type { ReactNode } from 'react'
import styles from './TableScroller.module.css'

type TableScrollerProps = { label: string; children: ReactNode }

/** Makes a table scroll sideways if it's wider than the page. That works by keyboard too, so it has a tab stop and a name. */
export function TableScroller({ label, children }: TableScrollerProps) {
  return (
    <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
