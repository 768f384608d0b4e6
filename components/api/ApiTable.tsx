import type { ReactNode } from 'react'
import { TableScroller } from '@/components/ui/TableScroller'
import { cx } from '@/lib/utils/cx'
import styles from './ApiTable.module.css'

type ApiTableProps = {
  /** Names the table for people who can't see what's around it. */
  label: string
  columns: readonly ApiColumn[]
  rows: readonly ApiRow[]
  className?: string
}

/** A column with sentences has enough room at every width, and a column with words doesn't wrap. */
export type ApiColumn = { label: string; kind?: 'sentence' | 'word' }

/** The first cell is the heading of its row. Neighbours in the same group are under its name. */
type ApiRow = { key: string; id?: string; group?: string; cells: readonly [heading: ReactNode, ...rest: ReactNode[]] }

/** Draws a table of the reference. Links can point to a row that has an ID. */
export function ApiTable({ label, columns, rows, className }: ApiTableProps) {
  return (
    <TableScroller label={label} columns={columns.map((column) => column.label)}>
      <table className={cx(styles.table, className)}>
        <caption className="visuallyHidden">{label}</caption>
        <thead>
          <tr>
            {columns.map(({ label: name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {listGroups(rows).map((group) => (
          <tbody key={group[0]?.key}>
            {group[0]?.group && (
              <tr>
                <th scope="rowgroup" colSpan={columns.length} className={styles.group}>
                  {group[0].group}
                </th>
              </tr>
            )}
            {group.map(({ key, id, cells: [heading, ...cells] }) => (
              <tr key={key} id={id}>
                <th scope="row">{heading}</th>
                {cells.map((cell, index) => {
                  const { label: name, kind } = columns[index + 1] ?? {}
                  return (
                    <td key={name} className={kind && styles[kind]}>
                      {cell}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </TableScroller>
  )
}

function listGroups(rows: readonly ApiRow[]): ApiRow[][] {
  const groups: ApiRow[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last && last[0]?.group === row.group) last.push(row)
    else groups.push([row])
  }
  return groups
}
