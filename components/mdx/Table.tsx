import type { ReactNode } from 'react'
import { TableScroller } from '@/components/ui/TableScroller'
import { listByTag, toText } from './children'

type TableProps = { children?: ReactNode }

export function Table({ children }: TableProps) {
  const columns = listByTag(listByTag(children, 'thead'), 'th').map(toText)
  return (
    <TableScroller label={toLabel(toText(listByTag(children, 'caption')), columns)} columns={columns}>
      <table>{children}</table>
    </TableScroller>
  )
}

/** Returns the caption or, without one, the names of the columns, which distinguish the tables of a page. */
function toLabel(caption: string, columns: readonly string[]): string {
  if (caption) return caption
  return columns.length ? `Table: ${columns.join(', ')}` : 'Table'
}
