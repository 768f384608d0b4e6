import type { TableCell } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Page } from './page'

/** Checks that each column has a heading, which screen readers use to name its cells, and no alignment, which would be an inline style. */
export function checkTables({ tree, report }: Page): void {
  visit(tree, 'table', ({ align, children, position }) => {
    const at = position?.start.offset ?? 0
    const isAligned = align?.some(Boolean)
    if (isAligned) report(at, 'the table aligns a column', 'write |---| between headings and rows, without colons')
    for (const cell of children[0]?.children ?? []) {
      if (isEmpty(cell))
        report(cell.position?.start.offset ?? at, 'the column has no heading', 'name it, such as "Question"')
    }
  })
}

const isEmpty = (cell: TableCell) =>
  textOf(cell).trim() === '' && !cell.children.some(({ type }) => type.startsWith('mdxJsx'))
