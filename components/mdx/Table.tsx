import type { ReactNode } from 'react'
import { listByTag, toText } from './children'
import styles from './Table.module.css'

type TableProps = { children?: ReactNode }

/** Scrolls sideways by itself where it is wider than the page, also by keyboard, hence the tab stop and its name. */
export function Table({ children }: TableProps) {
  return (
    <div className={styles.scroller} role="region" aria-label={toLabel(children)} tabIndex={0}>
      <table>{children}</table>
    </div>
  )
}

/** The caption, else the names of the columns, which tell the tables of a page apart. */
function toLabel(children: ReactNode): string {
  const caption = toText(listByTag(children, 'caption'))
  if (caption) return caption
  const columns = listByTag(listByTag(children, 'thead'), 'th')
  return columns.length ? `Table: ${columns.map(toText).join(', ')}` : 'Table'
}
