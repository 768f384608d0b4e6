import type { BlockContent, PhrasingContent } from 'mdast'
import type { Cell, FactTableView } from '../../facts/tables'
import { toChordText } from './keys'
import { captionParagraph, paragraph, table, text, toCodeWords } from './nodes'

/** The one way in which facts become a table of Markdown: its label above, or its note below, as on the page. */
export function toFactTable({ label, note, columns, rows }: FactTableView): BlockContent[] {
  return [
    ...(note || isSummary(label) ? [] : [captionParagraph(label)]),
    table(
      columns.map((column) => column.label),
      rows.map(({ cells }) => cells.map(toWords)),
    ),
    ...(note ? [paragraph(...toCodeWords(note))] : []),
  ]
}

/** What a label tells after a colon ("Limits: Tasks, Lists and 2 more") the cells of the table tell better. */
function isSummary(label: string): boolean {
  return label.includes(': ')
}

function toWords(cell: Cell): PhrasingContent[] {
  if (typeof cell === 'string') return toCodeWords(cell)
  return 'keys' in cell ? [text(toChordText(cell.keys))] : toCodeWords(cell.lines.reduce(joinLines, ''))
}

/** A cell of Markdown is one line. */
function joinLines(before: string, line: string): string {
  if (!before) return line
  return /[.!?]$/.test(before) ? `${before} ${line}` : `${before}; ${line}`
}
