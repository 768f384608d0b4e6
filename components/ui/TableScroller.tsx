import { type AriaRole, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import styles from './TableScroller.module.css'

type TableScrollerProps = {
  label: string
  /** The names of the columns. With them, the rows of a table can be cards. */
  columns?: readonly string[]
  children: ReactElement
}

/** Tables with more columns than this don't fit onto a phone. */
const mostColumnsOnPhone = 2

/**
 * Makes a table scroll sideways if it's wider than the page. That works by keyboard too, so it has a tab stop and a name. On a phone, the rows of a table
 * with several columns are cards instead, and each value has the name of its column.
 */
export function TableScroller({ label, columns = [], children }: TableScrollerProps) {
  return (
    <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      {columns.length > mostColumnsOnPhone ? withCards(children as TablePart, columns) : children}
    </div>
  )
}

type TablePart = ReactElement<{ scope?: string; role?: AriaRole; 'data-label'?: string; children?: ReactNode }>

/** A table that isn't displayed as one is only text to Safari and older versions of Chromium, unless its parts have these roles. */
const roles: Readonly<Record<string, AriaRole>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  td: 'cell',
  th: 'columnheader',
}

/** Adds what a table needs to be shown as cards to its parts. @param at the column of a cell */
function withCards(part: TablePart, columns: readonly string[], at = 0): TablePart {
  const { type, props } = part
  const role = props.scope?.startsWith('row') ? 'rowheader' : roles[String(type)]
  if (!role) return part
  if (type === 'th') return cloneElement(part, { role })
  if (type === 'td') return cloneElement(part, { role, 'data-label': at > 0 ? columns[at] : undefined })
  // Not with `Children.toArray`, because the keys that it adds would be in the page's data.
  const parts = [props.children].flat(2).filter((child): child is TablePart => isValidElement(child))
  return cloneElement(part, { role }, ...parts.map((child, index) => withCards(child, columns, index)))
}
