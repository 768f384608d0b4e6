import type { ReactNode } from 'react'
import { TableScroller } from '@/components/ui/TableScroller'
import { listByTag, toText } from './children'

type TableProps = { children?: ReactNode }

export function Table({ children }: TableProps) {
  return (
    <TableScroller label={toLabel(children)}>
      <table>{children}</table>
    </TableScroller>
  )
}

/** Returns the caption or, without one, the names of the columns, which distinguish the tables of a page. */
function toLabel(children: ReactNode): string {
  const caption = toText(listByTag(children, 'caption'))
  if (caption) return caption
  const columns = listByTag(listByTag(children, 'thead'), 'th')
  return columns.length ? `Table: ${columns.map(toText).join(', ')}` : 'Table'
}
