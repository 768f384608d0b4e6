import { type AriaRole, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { listByTag, toText } from '@/components/mdx/children'
import { cx } from '@/lib/utils/cx'
import styles from './TableScroller.module.css'

type TableScrollerProps = {
  label: string
  /** The names of the columns. With them, the rows of a table can be cards. A value whose column has an empty name gets no label there. */
  columns?: readonly string[]
  /** The texts of each row, if components draw its cells. Otherwise they're read from the table. */
  texts?: readonly (readonly string[])[]
  /** Whether all values are amounts, which are short enough for a phone. */
  hasAmounts?: boolean
  children: ReactElement
}

/** Tables with more columns than this don't fit onto a phone, unless they have few characters in them. */
const mostColumnsOnPhone = { texts: 2, numbers: 4 }

/** A table of two columns doesn't fit either if a text is longer than this. */
const longestText = 80

/**
 * The texts of a column stay on one line if none has more characters than this. The first column has the labels of the rows. Tables with fixed column
 * widths let them wrap.
 */
const longestOnOneLine = { label: 24, value: 16 }

/** A table with more columns than this gets small text that can break onto several lines. On a phone, each card lists what a row has. */
const mostColumnsOnOneLine = 4

/**
 * Makes a table scroll sideways if it's wider than the page. That works by keyboard too, so it has a tab stop and a name. On a phone, the rows of a table
 * with several columns are cards instead, and each value has the name of its column. Small tables of numbers stay tables.
 */
export function TableScroller({ label, columns = [], texts, hasAmounts = false, children }: TableScrollerProps) {
  const table = children as TablePart
  const rows = columns.length > 0 ? listRows(table) : []
  const rowTexts = texts ?? rows
  const onOneLine = listColumnsOnOneLine(rowTexts, columns.length)
  const hasNumbers =
    hasAmounts || (columns.length <= mostColumnsOnPhone.numbers && rows.length > 0 && rows.every(isOfNumbers))
  const hasLongTexts = rowTexts.some(([, ...values]) => values.some((text) => text.length > longestText))
  const isMatrix = columns.length > mostColumnsOnOneLine
  const hasCards = !hasNumbers && (columns.length > mostColumnsOnPhone.texts || (columns.length > 1 && hasLongTexts))
  const className = cx(table.props.className, hasNumbers && styles.numbers, ...onOneLine.map((at) => shortColumns[at]))
  const styled = className ? cloneElement(table, { className }) : table
  return (
    <div
      className={cx(styles.scroller, hasCards && styles.cards, isMatrix && styles.matrix)}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      {hasCards ? withRoles(styled, columns) : styled}
    </div>
  )
}

const shortColumns = [styles.labels, styles.second, styles.third, styles.fourth]

/** Returns the positions of the columns whose texts stay on one line. A text that's unknown is empty here, and can be of any length. */
function listColumnsOnOneLine(rows: readonly (readonly string[])[], count: number): number[] {
  if (count < 2) return []
  const positions = Array.from({ length: count > mostColumnsOnOneLine ? 1 : count }, (_, at) => at)
  return positions.filter((at) =>
    rows.every(({ [at]: text = '' }) => text && text.length <= longestOnOneLine[at ? 'value' : 'label']),
  )
}

type TablePart = ReactElement<{
  className?: string
  scope?: string
  role?: AriaRole
  'data-label'?: string
  children?: ReactNode
}>

/** Returns the texts of the cells in each row below the head. */
const listRows = (table: TablePart): string[][] =>
  listByTag(listByTag(table, 'tbody'), 'tr').map((row) =>
    [...listByTag(row, 'th'), ...listByTag(row, 'td')].map((cell) => toText(cell).trim()),
  )

/** Whether what's after the label of a row is nothing but short numbers, such as amounts. */
const isOfNumbers = ([, ...values]: readonly string[]) =>
  values.length > 0 && values.every((value) => value.length <= 8 && /\d/.test(value) && !/\p{L}/u.test(value))

/** A table that isn't displayed as one is only text to Safari and older versions of Chromium, unless its parts have these roles. */
const roles: Readonly<Record<string, AriaRole>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  td: 'cell',
  th: 'columnheader',
}

/**
 * Adds roles to the parts of a table, so that it's still a table to screen readers in another layout. If there are more than two `columns`, each value also
 * gets the name of its column.
 * @param at the column of a cell
 */
export function withRoles(part: TablePart, columns: readonly string[] = [], at = 0): TablePart {
  const { type, props } = part
  const role = props.scope?.startsWith('row') ? 'rowheader' : roles[String(type)]
  if (!role) return part
  if (type === 'th') return cloneElement(part, { role })
  if (type === 'td') {
    const label = at > 0 && columns.length > 2 ? columns[at] : ''
    return cloneElement(part, label ? { role, 'data-label': label } : { role })
  }
  // Not with `Children.toArray`, because the keys that it adds would be in the page's data.
  const parts = [props.children].flat(2).filter((child): child is TablePart => isValidElement(child))
  return cloneElement(part, { role }, ...parts.map((child, index) => withRoles(child, columns, index)))
}
